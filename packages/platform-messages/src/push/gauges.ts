import { sql } from 'kysely'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { StateGauge } from '@marquee/platform-kernel/metrics/stateGauges'
import { at } from '@marquee/platform-kernel/schema'

/** No more are counted of a state: beyond that it makes no difference. */
const most = 10_000

/** Devices that are told, and notifications by what became of them. */
export function pushGauges({ db, clock }: Pick<Kernel, 'db' | 'clock'>): StateGauge[] {
  return [
    {
      name: 'marquee_push_devices',
      help: `Devices that players want to be told on; at most ${most} are counted.`,
      labelNames: [],
      async read() {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from (select 1 from push_device limit ${most}) as d`.execute(
          db,
        )
        return rows.map(({ count }) => ({ labels: {}, value: count }))
      },
    },
    {
      name: 'marquee_device_pushes',
      help: 'Notifications of the last days by what became of them.',
      labelNames: ['state'],
      async read() {
        const { rows } = await sql<{ state: string; count: number }>`
          select state, count(*)::int as count
          from (select state from push_outbox limit ${most}) as p group by state`.execute(db)
        return rows.map(({ state, count }) => ({ labels: { state }, value: count }))
      },
    },
    {
      name: 'marquee_device_pushes_oldest_seconds',
      help: 'How long the oldest notification that could have left has waited, in s.',
      labelNames: [],
      async read() {
        const { rows } = await sql<{ oldest: number | null }>`
          select min(created_at) as oldest from push_outbox
          where state = 'waiting' and (due_at <= ${at(clock.now())} or attempts > 0)`.execute(db)
        return rows.map(({ oldest }) => ({
          labels: {},
          value: oldest === null ? 0 : (clock.now() - oldest) / 1000,
        }))
      },
    },
  ]
}
