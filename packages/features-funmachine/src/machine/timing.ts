/** How long the knob turns and the capsule falls and opens, in ms. */
export const turningTime = 2_400
