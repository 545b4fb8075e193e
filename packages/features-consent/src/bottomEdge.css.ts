import { bar } from '@marquee/core/bottomBar'
import { media } from '@marquee/ui/style'
import { globalStyle } from '@vanilla-extract/css'

/** CSS variable: how much of the lower edge the consent banner takes; written by the banner itself. */
export const consentHeight = '--consent-height'

/** Height of the phone's bar where it is shown, else nothing. */
export const bottomBar = 'var(--bottom-bar, 0px)'
/** Height of the consent banner while it asks, else nothing. */
export const consentRoom = `var(${consentHeight}, 0px)`

const takes = (form: string, height: string) =>
  globalStyle(`:root:has(.${bar}[data-form="${form}"])`, {
    vars: { '--bottom-bar': `calc(${height} + env(safe-area-inset-bottom))` },
    '@media': { [media.lg]: { vars: { '--bottom-bar': '0px' } } },
  })
// The bar's least height, what is raised over its edge, and the device's own edge. A strip is at the top.
takes('sidebar', '60px')
takes('rail', '92px')
