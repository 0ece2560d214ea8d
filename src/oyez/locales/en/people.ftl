## Signing in

sign-in = Sign in
sign-in-title = Sign in
sign-in-about = Your games wait for you on every device. Without an account you can play as well: every seat has a link of its own.
claim = Claim this name
claim-title = Claim a name
claim-about = A name and a password, nothing else. Your seats then belong to your name, and you find them on every device.
to-sign-in = I have a name already
to-claim = I have no name yet
account-name = Name
account-password = Password
password-about = At least { $shortest } characters. There is no mail with a new one, so keep it well.
password-short = A password has at least { $shortest } characters.
claim-seats-about = { $games ->
    [one] This browser holds seats at { $games } table by their links; they can belong to your name, too.
   *[other] This browser holds seats at { $games } tables by their links; they can belong to your name, too.
}
account-of = Your account: { $name }
no-game-waits = No other game waits for you.
key-next = Go to the next game that waits for you

## Account

account-title = Your account
account-none = Nobody is signed in here.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
filter-status = Show
filter-game = Show
status-all = All
status-playing = Being played
status-open = With open seats
status-over = Finished
status-archived = Archived
no-games = There are no such games.
more = Show more
claim-seats = Claim the seats of this browser
claimed = { $seats ->
    [0] Nothing was left to claim.
    [one] { $seats } claim was granted.
   *[other] { $seats } claims were granted.
}
sessions = Where you are signed in
session-unknown = Unknown browser
session-since = since { $created }, last used { $seen }
session-current = this browser
password-change = Change the password
password-change-about = You stay signed in here; every other browser is signed out.
password-changed = The password is changed.
password-old = Old password
password-new = New password
account-close = Delete the account
account-close-about = Your name becomes free again. Games stay as they are; your seats remain with whoever has their links.

## Tables

archived = archived
private = private
named = with names
about-table = Title, invitation, names
table-title = Title of the table
table-title-none = No title
private-table = Private table
private-table-about = It is in no list: only who has its link finds it.
named-table = Only with a name
named-table-about = Seats are for people who are signed in, under the names they claimed.
named-table-sign-in = Only people who are signed in may sit at such a table.
seat-named = signed in
leave = Leave
kick = Remove
kick-name = Remove { $name } from the table
link-replaced = The host has replaced the links of: { $names }.

## Host

host-title = As the host
host-save = Save
host-links = Links of the seats
host-links-about = A new link stops the old one at once. Everybody sees that you made one.
new-link = New link
new-link-for = New link for { $name }
link-same = For the same person
link-other = Hand the seat to somebody else
new-link-ready = The new link
new-link-about = It is shown only now. Give it to nobody but the one who is to sit there.
export = Save the game as a file
export-about = The record once the game is over, and what was said.
delete-table = Delete the table
delete-about = The game, its record and all that was said are gone for everybody. This cannot be taken back.
delete-consent = Others play here, too. They are asked, and the table is deleted only if all of them agree.
delete-ask = Ask the others
delete-asked = The others are asked. Still to answer: { $names }.
delete-withdraw = Do not ask any more
delete-type = Type { $word } to confirm
delete-word = delete

## Talk and notes

mute = Do not hear
mute-about = What they say is not sent to you any more. They are not told.
notes = Your notes
notes-about = Nobody else can read them.
notes-kept = Saved
notes-unsaved = Unsaved
gallery = Spectators' talk
gallery-open = { $unread ->
    [0] Spectators' talk
    [one] Spectators' talk, { $unread } new line
   *[other] Spectators' talk, { $unread } new lines
}
gallery-title = What the spectators said
gallery-lines = Lines of the spectators
gallery-empty = Nobody has said anything yet.
gallery-name = Your name
gallery-say = Say something to the other spectators
gallery-send = Say it
gallery-about = Only spectators read this while the game goes on; afterwards everybody does.
gallery-over = The game is over: everybody reads this now.

## Refusals

refused-wrong-password = Name and password do not fit together.
refused-weak-password = This password is one of the first that somebody would try. Choose a longer one, or a less common one.
refused-name-taken = This name is taken, or looks like one that is.
refused-too-many-presets = Your account keeps no more presets. Delete one first.
refused-too-many = That was too much at once. Please wait { $seconds } seconds.
refused-too-many-bots = As many tables of bots alone play as may at once. Take a seat yourself, or wait until one of them is over.
refused-blocked = Whoever runs this server has blocked your address.
refused-revoked = This seat is no longer yours: the host has replaced its link or given it to somebody else. Ask for a new link, or watch.
refused-deleted = This table has been deleted.
refused-sign-in = You are not signed in. Sign in, or use the link of your seat.
refused-not-host = Only the host of the table can do this.
refused-needs-consent = Others play here: the table is deleted only if all of them agree.
refused-needs-operator = You have replaced the link of another seat, so nobody can tell whether its player agrees. Only whoever runs the server can delete this table.
refused-started = The game has begun.
refused-taken = Somebody else was faster: this seat is taken.
