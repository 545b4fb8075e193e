import type { Kernel } from '@marquee/platform-kernel/command'
import { ownMetrics } from '@marquee/platform-kernel/metrics/metrics'
import type { StateGauge } from '@marquee/platform-kernel/metrics/stateGauges'
import { sql } from 'kysely'
import { Counter } from 'prom-client'

const recordMetrics = ownMetrics((registers) => {
  const runs = new Counter({
    name: 'marquee_record_runs_total',
    help: 'Runs of the job that seals the record, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  // From the start, so that the first failure is seen as an increase.
  for (const outcome of ['sealed', 'failed']) runs.inc({ outcome }, 0)
  return { runs }
})

/** Makes the counters before the first seal. */
export const openRecordMetrics = ({ metrics }: Pick<Kernel, 'metrics'>): void =>
  void recordMetrics(metrics)

/** Counts how a run ended. @throws what the run throws. */
export async function countRun<T>(
  { metrics }: Pick<Kernel, 'metrics'>,
  run: () => Promise<T>,
): Promise<T> {
  const { runs } = recordMetrics(metrics)
  try {
    const result = await run()
    runs.inc({ outcome: 'sealed' })
    return result
  } catch (error) {
    runs.inc({ outcome: 'failed' })
    throw error
  }
}

/** How far the seals are behind: what is not sealed may still be changed unseen. */
export const sealGauges = ({ db, clock }: Kernel): StateGauge[] => [
  {
    name: 'marquee_record_unsealed_seconds',
    help: 'How long ago the last seal was made, or the oldest transaction of the ledger that none holds: the longer of both, in s.',
    async read() {
      const { rows } = await sql<{ sealed: number | null; oldest: number | null }>`
        with last as (select sealed_at, to_xid from record_seal order by number desc limit 1)
        select
          (select sealed_at from last) as sealed,
          (
            select created_at from ledger_transaction
            where recorded_xid >= coalesce((select to_xid from last), 0)
            order by recorded_xid, id limit 1
          ) as oldest`.execute(db)
      const now = clock.now()
      const since = Math.min(rows[0]?.sealed ?? now, rows[0]?.oldest ?? now)
      return [{ value: (now - since) / 1000 }]
    },
  },
]
