import type { Wheel } from '@marquee/contract'
import type { BrandSettings } from '../../brands/settings.ts'
import { type PlatformModule, settingsOf } from '../../kernel/module.ts'

/** A wheel as everybody sees it while it cannot be spun: its name and what is on it. */
const toWire = (wheel: BrandSettings['wheels'][number]): Wheel => ({
  ...wheel,
  available: false,
  availableDate: null,
  enableToDate: null,
  minDeposit: null,
  winSector: null,
})

/** The wheels of a brand (CALL-65). */
export const wheels: PlatformModule = {
  name: 'wheels',
  handlers: (surroundings) => ({
    'wheels.configs': async ({ brand }) => ({
      success: true,
      data: { wheels: settingsOf(surroundings, brand).wheels.map(toWire) },
    }),
  }),
}
