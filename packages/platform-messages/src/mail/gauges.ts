import { sql } from 'kysely'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { StateGauge } from '@marquee/platform-kernel/metrics/stateGauges'
import { at } from '@marquee/platform-kernel/schema'

/** No more are counted of a state: beyond that it makes no difference. */
const most = 10_000

interface Row {
  channel: 'mail' | 'sms'
  count: number
  tried: number
  oldest: number | null
}

/** Mails and text messages that wait, and that nobody got. */
export function mailGauges({ db, clock }: Pick<Kernel, 'db' | 'clock'>): StateGauge[] {
  const waiting = async (): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select channel, count(*)::int as count, count(*) filter (where attempts > 0)::int as tried,
        min(created_at) filter (where due_at <= ${at(clock.now())} or attempts > 0) as oldest
      from (
        select case when content is null then 'sms' else 'mail' end as channel, attempts, created_at, due_at
        from mail_outbox where state = 'waiting' order by due_at limit ${most}
      ) as w group by channel`.execute(db)
    return rows
  }
  return [
    {
      name: 'marquee_messages_waiting',
      help: 'Mails and text messages that wait; `tried` are those that were handed over in vain.',
      labelNames: ['channel', 'tried'],
      read: async () =>
        (await waiting()).flatMap(({ channel, count, tried }) => [
          { labels: { channel, tried: 'yes' }, value: tried },
          { labels: { channel, tried: 'no' }, value: count - tried },
        ]),
    },
    {
      name: 'marquee_messages_oldest_seconds',
      help: 'How long the oldest message that could have left has waited, in s.',
      labelNames: ['channel'],
      read: async () =>
        (await waiting()).map(({ channel, oldest }) => ({
          labels: { channel },
          value: oldest === null ? 0 : (clock.now() - oldest) / 1000,
        })),
    },
    {
      name: 'marquee_messages_failed',
      help: 'Messages that nobody got and that staff have not looked at, by why.',
      labelNames: ['channel', 'state'],
      async read() {
        const { rows } = await sql<{ channel: string; state: string; count: number }>`
          select channel, state, count(*)::int as count
          from (
            select case when content is null then 'sms' else 'mail' end as channel, state
            from mail_outbox where state in ('suppressed', 'refused', 'dead') limit ${most}
          ) as f group by channel, state`.execute(db)
        return rows.map(({ channel, state, count }) => ({
          labels: { channel, state },
          value: count,
        }))
      },
    },
  ]
}
