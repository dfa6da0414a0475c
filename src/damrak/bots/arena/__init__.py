"""An honest arena: rotated seats, paired deals, intervals, luck taken out.

Every deal (a seed of chance) is played once for each rotation of the line-up, so that nobody is
lucky with cards or seats. Games of one deal are not independent, so intervals are taken over deals.
"""
