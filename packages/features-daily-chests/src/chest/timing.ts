/** How long a chest takes to open, in ms. */
export const openingTime = 1_600
