/** How much room the table gives its boards. */
export const room = $state({
  /** On a small screen what lies before me is a strip of a fixed height, with pages to be swiped. */
  strip: false,
  /** Whether that strip is lower than on most phones. */
  low: false,
  /** Whether boards of others are chosen beside mine, however little room there is: nothing else leads to them. */
  tabs: false,
});
