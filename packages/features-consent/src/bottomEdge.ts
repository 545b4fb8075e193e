/** CSS variable: how much of the lower edge the consent banner takes; written by the banner itself. */
export const consentHeight = '--consent-height'

/** Height of the phone's bar where it is shown, else nothing; said by the bar. */
export const bottomBar = 'var(--bottom-bar, 0px)'
/** Height of the consent banner while it asks, else nothing. */
export const consentRoom = `var(${consentHeight}, 0px)`
