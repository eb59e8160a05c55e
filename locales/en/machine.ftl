# Playing the machine.

machine-play = Play the computer
machine-play-with = { $level } · { $color ->
    [red] you have Red
    [black] you have Black
   *[random] sides by lot
}{ $handicap ->
    [none] {""}
   *[some] , with a handicap
}
machine-resume = Go on against the computer
machine-resume-note = Your unfinished game
machine-setup = Choose level, side, time
machine-heading = Play the computer
machine-start = Begin
machine-new = New game
machine-name = Computer · { $level }
machine-you = Guest
machine-load-failed = The engine could not be loaded. Check your network and try again; the game is safe.
machine-retry = Try again

## Levels 1 to 12: a name, and a line on the strength.

machine-level = Strength
machine-level-value = Level { $level }: { $name }
level-1 = First steps
level-1-note = Forgets its men; whoever has just learned the moves can win.
level-2 = Learner
level-2-note = Takes what it sees and does not guard its own.
level-3 = Knows the game
level-3-note = Takes and guards, but does not look far.
level-4 = Tea house
level-4-note = Looks a few moves ahead, and slips now and then.
level-5 = Neighbourhood
level-5-note = Gives nothing away; it takes a combination to win.
level-6 = Club
level-6-note = On a par with regular club players.
level-7 = District
level-7-note = Sees every short combination.
level-8 = Province
level-8-note = Few mistakes, and a sure hand in the endgame.
level-9 = Master
level-9-note = Good players find it hard to win.
level-10 = Grandmaster
level-10-note = Better than nearly everybody.
level-11 = National champion
level-11-note = Almost all the engine can do.
level-12 = King of the board
level-12-note = All it can do, and no mercy.

## Handicaps.

machine-handicap = Handicap
handicap-none = None
handicap-move = The first move
handicap-twoMoves = Two moves (the cannon is in the middle, and one move more)
handicap-horse = A horse
handicap-cannon = A cannon
handicap-chariot = A chariot
handicap-twoHorses = Both horses
handicap-chariotHorse = A chariot and a horse
machine-giver = Given by
giver-machine = The computer, to you
giver-you = You, to the computer
machine-handicap-note = The men are missing on the giver’s own left. Red still moves first.
machine-handicap-colors = { $color ->
    [red] You are given the move, so you have Red.
   *[black] You give the move, so you have Black.
}

## Hints.

machine-hint = Hint
machine-hint-busy = Looking for a good move…
machine-hint-move = Hint: { $move }
machine-draw-declined = The computer does not want a draw yet. Play on!
