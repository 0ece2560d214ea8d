# Dice that can be proved: the details of the sign at the table, and the end of a game. See docs/fair-dice.md.

about-none = Rien n’est promis sur les dés de cette table : c’est une leçon, ou elle est plus ancienne que la promesse.
about-promised = Le serveur a fixé sa part des dés et en a publié l’engagement. Cette page garde l’engagement et le compare d’elle-même dès maintenant.
about-kept = Les dés découlent d’un secret du serveur et de ce que l’appareil de chaque joueur a apporté ; aucun n’en décide seul. Chaque message porte la tête du journal, un nombre qui lie tout ce qui a été joué auparavant. Cette page garde les têtes qu’elle voit et les compare d’elle-même. Jusqu’ici, tout concorde.
about-late = La partie a commencé avant que la contribution de votre appareil n’arrive au serveur ; la contribution publique a été prise pour votre place. Les dés restent fixés par la promesse du serveur et par ce que d’autres ont apporté, et cette page compare tout d’elle-même. Jusqu’ici, le reste concorde.
about-older = Cette table a commencé avant que les appareils puissent contribuer. Son engagement fixe les dés ; aucune tête ne fixe ce qui a été joué. Cette page a gardé l’engagement.
about-proven = Le serveur a ouvert son secret. C’est celui qui était promis, les contributions sont celles que cette page a vues, et l’enregistrement est la partie que cette page a vue, coup par coup. Pour faire aussi relancer chaque dé, utilisez oyez verify.
about-proven-seed = Le serveur a ouvert la graine et le sel, et ce sont ceux qui étaient promis à l’ouverture de la table. Pour faire aussi relancer chaque dé, utilisez oyez verify.
about-part = Le serveur a ouvert son secret. C’est celui qui était promis, et l’enregistrement est la partie que cette page a vue, jusqu’{ $play ->
    [0] à la mise en place
   *[other] au coup { $play }
}. Ce qui est venu ensuite, cette page ne l’a pas vu pendant la partie ; c’est seulement cohérent en soi.
about-unseen = Ce que le serveur a ouvert est cohérent en soi. Cet appareil n’a pas vu la partie pendant qu’elle se jouait : il n’a rien à quoi le comparer.
about-wrong = { $place } Cela ne doit pas arriver. C’est peut-être une erreur, ou un serveur rétabli depuis une ancienne sauvegarde ; c’est peut-être aussi un serveur qui a modifié la partie.
about-wrong-do = Téléchargez ce que cette page a gardé, demandez aux autres joueurs d’en faire autant, et comparez-le à l’enregistrement avec oyez verify.
late-too = La contribution de votre appareil est arrivée trop tard ; la contribution publique a été prise pour votre place.
not-lasting = Ce navigateur ne laisse rien garder à la page : ce qu’elle a vu est oublié dès que vous la fermez. Téléchargez-le avant.

misfit-commitment = Le serveur montre un autre engagement qu’auparavant.
misfit-pledges = Le serveur montre un autre gage de { $name } qu’auparavant.
misfit-contributions = Le serveur montre une contribution de { $name } qui n’est ni celle du gage ni la publique, ou une autre qu’auparavant.
misfit-mine = Le serveur montre pour votre place un gage que votre appareil n’a pas fait.
misfit-head = Le serveur montre au message { $number } une autre tête qu’auparavant : quelque chose de ce qui a été joué jusque-là n’est plus ce que c’était.
misfit-order = Le serveur montre au message { $number } une tête que le journal avait déjà quittée.
misfit-secret = Ce que le serveur a ouvert n’est pas ce qu’il avait promis.
misfit-seed = La graine des dés ne découle pas du secret et des contributions.
misfit-setup = La mise en place du journal n’est pas celle de cette table.
misfit-record = L’enregistrement n’est pas la partie que cette page a vue : il s’en écarte au plus tard au message { $number }.
misfit-unopened = La partie est finie, et le serveur n’ouvre pas sa promesse.

dice-commitment = Engagement
dice-secret = Secret
dice-seed = Graine
dice-mine = Votre contribution
dice-head = Dernière tête
dice-heads = Têtes gardées
dice-contributions = Contributions
dice-public = { $name } (publique)
dice-none-yet = aucune encore
dice-download = Télécharger ce qui a été gardé
dice-verify = Pour tout vérifier vous-même, téléchargez l’enregistrement et ce qui a été gardé, puis lancez :
dice-verify-alone = Pour le vérifier vous-même, téléchargez l’enregistrement et lancez :

drawing-title = Les dés sont en préparation
drawing = Chaque appareil y contribue. La partie commence dès que ceux de { $names } l’ont fait, et à { $time } sans les retardataires.
