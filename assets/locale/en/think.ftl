# See it think: a search grows on the table.

think-title = See it think
think-busy = The search is growing: { $steps } steps
think-done = The search has made { $steps } steps.
think-key = Column: how often the search looked at a move. Yellow: chances of the player to move. The numbers are on the table, too. Number 1 would be played.
think-move = Number { $rank }: { $share }% of the looks, chances { $value }%
think-line = Best line so far, each side playing its best:
think-line-move = { $n }. { $move }
