/** How long coins fall into the box after a stake, in ms (MONEYBOX-08). */
export const feedingMs = 3_000
/** How long a box cracks and breaks, in ms. */
export const breakingMs = 1_400
