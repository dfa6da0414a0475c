"""How balanced the games are: what a card is worth, what a seat or a place in the order is.

Causes are measured, not company: two games that are alike in everything, luck included, but for one
thing. `luck` keeps chance the same, `deciders` plays, `gifts` gives cards away, `starts` counts who
wins; `runs` plays many games in many processes, and the rest reads what was written. `race` looks
for starts that are even.
"""
