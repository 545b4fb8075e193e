import type { BrandSource } from '@marquee/platform-kernel/brandSettings'
import './settings.ts'

/** Where brands of the group do not run. */
export const blockedStates = ['ID', 'MI', 'MT', 'NV', 'WA']

/** Eighteen, save where the state asks for more. */
export const fromEighteen: BrandSource['minimumAge'] = {
  default: 18,
  states: { AL: 19, MS: 21, NE: 19 },
}

/** Twenty-one everywhere: brands whose places are for grown-ups. */
export const fromTwentyOne: BrandSource['minimumAge'] = { default: 21, states: {} }
