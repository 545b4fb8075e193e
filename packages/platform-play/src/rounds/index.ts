import { roundsKinds } from './kinds.ts'
import type { PlatformModule } from '@marquee/platform-kernel/module'
import { roundsHandlers } from './handlers.ts'
import { openRoundMetrics } from './metrics.ts'
import { roundsMigrations } from './migrations.ts'
import { forgetDemos } from './deals.ts'
import { abandonedAfterMs } from './rules.ts'
import { sealedRounds } from './sealed.ts'
import { settleAbandoned } from './service.ts'
import { roundsFields } from './settings.ts'

/** How often abandoned rounds are looked for, in ms. */
const sweepEvery = 30_000

/** Rounds of games: stakes, outcomes, wins. */
export const rounds: PlatformModule = {
  name: 'rounds',
  ledgerKinds: roundsKinds,
  summedUpKinds: Object.keys(roundsKinds) as (keyof typeof roundsKinds)[],
  settings: roundsFields,
  migrations: roundsMigrations,
  sealed: [sealedRounds],
  handlers(surroundings) {
    openRoundMetrics(surroundings.kernel.metrics)
    return roundsHandlers(surroundings)
  },
  jobs: ({ kernel }) => [
    {
      name: 'rounds.settle-abandoned',
      every: sweepEvery,
      run: (stopping) => settleAbandoned(kernel, stopping),
    },
    {
      name: 'rounds.forget-demos',
      every: sweepEvery,
      run: () => forgetDemos(kernel.db, kernel.clock.now() - abandonedAfterMs),
    },
  ],
}
