import { toWire } from '@marquee/platform-kernel/money'
import { findFreeSpins } from '@marquee/platform-play/free-spins/store'
import type { InboxSource, NewInboxEntry } from '@marquee/platform-kernel/status'
import { findWaiting } from './store.ts'

/** So long before its end a bonus that was not used is told of, in ms. */
const warnedBefore = 86_400_000

/** Bonuses for every player of the brand, and those that end within a day. */
export const dueBonuses: InboxSource = async ({ kernel: { db, clock }, brand, playerId }) => {
  const now = clock.now()
  const { created_at: joinedAt } = await db
    .selectFrom('player')
    .select('created_at')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const messages = await findWaiting(db, { brand: brand.key, playerId }, now)
  const spins = await findFreeSpins(db, { playerId, now })
  const isEnding = (end: number) => end - now < warnedBefore
  return [
    ...messages.flatMap(({ id, amount, createdAt, validUntil: until }): NewInboxEntry[] => {
      const own = { playerId, key: String(id), params: { until }, entries: toWire(amount) }
      return [
        // What was given before the player came is no news to them.
        ...(createdAt >= joinedAt ? [{ ...own, kind: 'bonus' as const }] : []),
        ...(isEnding(until) ? [{ ...own, kind: 'expiring' as const }] : []),
      ]
    }),
    ...spins
      .filter(({ endsAt }) => isEnding(endsAt))
      .map(({ id, left, endsAt }): NewInboxEntry => ({
        playerId,
        kind: 'expiring',
        key: `spins-${id}`,
        params: { until: endsAt, spins: left },
      })),
  ]
}
