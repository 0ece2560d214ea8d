## What was agreed before the game

agreed = What was agreed here
agreed-numbers =
    { $count ->
        [one] { $count } number of the expansions differs from ours
       *[other] { $count } numbers of the expansions differ from ours
    }
agreed-usual = As usual: nothing else was agreed.
agreed-own = of one’s own box
agreed-about = The rules and the help on this page tell our numbers; these are played with here.
agreed-what = Number
agreed-here = Here
agreed-ours = Ours
