/** How long the dice roll until they lie still, in ms. */
export const rollingTime = 1_500
