import { screens } from '@marquee/theme'

/** Room for a stage of 16:9 with a bar below; a phone on its side has none. */
export const wideStage = `screen and (min-width: ${screens.md}px) and (min-height: 520px)`
