import { sealedArchive } from '@marquee/platform-kernel/archivedMonths'
import type { PlatformModule } from '@marquee/platform-kernel/module'
import { countRun, openRecordMetrics, sealGauges } from './metrics.ts'
import { recordMigrations } from './migrations.ts'
import { sealRecord } from './seal.ts'

/** How often what happened is sealed, in ms. */
const sealEvery = 5 * 60_000

/** The sealed record: what happened cannot be changed or taken away unseen. */
export const record: PlatformModule = {
  name: 'record',
  migrations: recordMigrations,
  sealed: [sealedArchive],
  gauges({ kernel }) {
    openRecordMetrics(kernel)
    return sealGauges(kernel)
  },
  jobs({ kernel, sealing }) {
    if (!sealing) return []
    const run = () => countRun(kernel, () => sealRecord(kernel, sealing))
    return [{ name: 'record.seal', every: sealEvery, run }]
  },
}
