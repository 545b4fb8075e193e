import { createHmac } from 'node:crypto'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { dayNumber } from './days.ts'
import { partnerOfCode } from './partner.ts'

export interface Visitor {
  clientIp: string
  userAgent: string
}

/**
 * What tells two visitors of one partner and one day apart. Keyed by a secret of the platform and
 * different each day, so that it says neither who it was nor whether they came before.
 */
export const visitorHash = (
  secret: string,
  place: { partnerId: string; day: number },
  { clientIp, userAgent }: Visitor,
): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([place.day, place.partnerId, clientIp, userAgent]))
    .digest('base64url')

/**
 * Counts a visit by a partner's link, once a day for a visitor (AFF-03).
 * @returns false for a code that is no partner's of the brand.
 */
export const countVisit = (
  kernel: Kernel,
  {
    brand,
    code,
    secret,
    visitor,
  }: {
    brand: string
    code: string
    secret: string
    visitor: Visitor
  },
): Promise<boolean> =>
  runCommand(kernel, {
    name: 'affiliates.visit',
    playerId: null,
    // A key is kept with the address of the guest who sent it. A visit counts once without one, by
    // its hash, and leaves no address.
    idempotency: null,
    input: null,
    async handle({ tx, now }) {
      const partner = await partnerOfCode(tx, brand, code)
      if (!partner) return false
      const place = { partnerId: partner.player_id, day: dayNumber(now) }
      const row = { partner_id: place.partnerId, day: place.day }
      const isNew = await tx
        .insertInto('affiliate_visitor')
        .values({ ...row, hash: visitorHash(secret, place, visitor) })
        .onConflict((conflict) => conflict.columns(['partner_id', 'day', 'hash']).doNothing())
        .returning('day')
        .executeTakeFirst()
      if (isNew) {
        await tx
          .insertInto('affiliate_visit_day')
          .values({ ...row, visits: 1 })
          .onConflict((conflict) =>
            conflict
              .columns(['partner_id', 'day'])
              .doUpdateSet((eb) => ({ visits: eb('affiliate_visit_day.visits', '+', 1) })),
          )
          .execute()
      }
      return true
    },
  })

/** Forgets the hashes of days that are over: the counts are all that stays. */
export async function forgetVisitors({ db, clock }: Pick<Kernel, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('affiliate_visitor').where('day', '<', dayNumber(clock.now())).execute()
}
