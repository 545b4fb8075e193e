/** CSS variable: how much of the lower edge the consent banner takes; written by the banner itself. */
export const consentHeight = '--consent-height'

/** Height of the consent banner while it asks, else nothing. */
export const consentRoom = `var(${consentHeight}, 0px)`
