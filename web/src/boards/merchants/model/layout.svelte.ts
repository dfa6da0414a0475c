/** What the pieces of the table know of each other's room: whether the board has place for the ranking beside it. */
export const room = $state({ beside: false });
