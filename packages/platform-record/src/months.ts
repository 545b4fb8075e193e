import { dropMonths, makeMonths } from '@marquee/platform-kernel/months'
import type { PlatformModule } from '@marquee/platform-kernel/module'

/** How often it is looked whether months are missing, in ms: weeks before they begin. */
const lookEvery = 6 * 3_600_000

/** Months of rounds, entries, pushes and answers: made before they begin, taken away when nobody needs them. */
export const months: PlatformModule = {
  name: 'months',
  // A start makes the present month. One that fails holds nobody up: rows without a month are kept.
  async seed({ kernel, log }) {
    try {
      await makeMonths(kernel.db, kernel.clock.now())
    } catch (error) {
      log.error({ err: error }, 'months were not made')
    }
  },
  jobs: ({ kernel }) => [
    {
      name: 'months.make',
      every: lookEvery,
      async run() {
        await makeMonths(kernel.db, kernel.clock.now())
        await dropMonths(kernel.db, kernel.clock.now())
      },
    },
  ],
}
