## The orders on the page: boards, Commanderies, strongholds, the Edict

order-templar = Templars
order-teutonic = Teutonic Knights
lord-of = { $lord } ({ $seat })
master = Grand Master: { $lord }
no-master = no Grand Master
titles-left = titles left: { $number }
commanderies-left = Commanderies left: { $number }
commanderies-own = Commanderies here: { $villages }
strongholds-left = Teutonic Strongholds left: { $number }
treasure-hidden = the treasure is hidden for ever
treasure-open = the treasure is not hidden
treasure-named = Already chosen: { $lords }
outlawed = outlawed by the Edict
commandery = Commandery
great-stronghold = Teutonic Stronghold
templar-lord = Templar
teutonic-lord = Teutonic Lord
income-commanderies = Commanderies
edict = The Edict against the Templars
edict-considered = the King considers it
edict-seeking = the Pope is asked
edict-members = Templars
edict-lords = { $number ->
    [0] No Lord is a Templar.
    [one] { $number } Templar becomes an ordinary Lord and loses his Knight.
   *[other] { $number } Templars become ordinary Lords and lose their Knights.
}
edict-treasure = { $number ->
    [0] There is no Commandery to dissolve.
    [one] { $number } Commandery is dissolved, and its money goes to the King.
   *[other] { $number } Commanderies are dissolved, and their money goes to the King.
}
edict-shared = { $number ->
    [0] There is no Commandery to dissolve.
    [one] { $number } Commandery is dissolved; King and Pope share its money.
   *[other] { $number } Commanderies are dissolved; King and Pope share their money.
}
edict-no-treasure = { $number ->
    [0] There is no Commandery to dissolve.
    [one] { $number } Commandery is dissolved, but the treasure is hidden: it brings nothing.
   *[other] { $number } Commanderies are dissolved, but the treasure is hidden: they bring nothing.
}
edict-alone = Without a Grand Master the King decides alone.
edict-pope = There is a Grand Master: the Pope must support it.
edict-curse = { $lord } dies and curses King and Pope: each rolls a die, and an evil roll kills.
curse = The curse of { $lord }, the last Grand Master:
curse-fell = dies
curse-passed = is spared
king-considers = considers the Edict
king-wants = wants the Edict
pope-answers = supports it or not
pope-later = will be asked
moment-templar-vow = A Templar
moment-teutonic-vow = A Teutonic Lord
moment-treasure = The treasure of the Templars
moment-edict = The Edict
moment-edict-refused = The Pope refuses
