import { media } from '@marquee/ui/style'
import { globalStyle } from '@vanilla-extract/css'
import { bar } from '../layouts/BottomBar.css.ts'

/** CSS variable: how much of the lower edge the consent banner takes; written by the banner itself. */
export const consentHeight = '--consent-height'

/** Height of the phone's bar where it is shown, else nothing. */
export const bottomBar = 'var(--bottom-bar, 0px)'
/** Height of the consent banner while it asks, else nothing. */
export const consentRoom = `var(${consentHeight}, 0px)`

// The bar's least height and the device's own edge.
globalStyle(`:root:has(.${bar})`, {
  vars: { '--bottom-bar': 'calc(60px + env(safe-area-inset-bottom))' },
  '@media': { [media.lg]: { vars: { '--bottom-bar': '0px' } } },
})
