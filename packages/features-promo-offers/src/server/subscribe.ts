import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { at } from '@marquee/platform-kernel/schema'
import { openOffers } from '@marquee/platform-cash/offers'
import type { CashSettings } from '@marquee/platform-cash/settings'

/**
 * Gives a player the offer that a link names, once (CALL-69): following the link again does not begin
 * its time anew.
 * @throws PlatformError not-found for a link of nothing, not-available when its time is over.
 */
export const subscribeToOffer = (
  kernel: Kernel,
  { promoOffers }: Pick<CashSettings, 'promoOffers'>,
  {
    playerId,
    urlHash,
    idempotency,
  }: {
    playerId: string
    urlHash: string
    idempotency: { scope: string; key: string } | null
  },
): Promise<{ presetId: number }> =>
  runCommand(kernel, {
    name: 'cash.subscribe',
    playerId,
    idempotency,
    input: { urlHash },
    async handle({ tx, now, push }) {
      const offer = promoOffers.find((one) => one.urlHash === urlHash)
      if (!offer) {
        throw new PlatformError('not-found', 'No offer has this link, or it runs no more.')
      }
      const { presetId } = offer
      const endsAt = Math.floor(now + offer.hours * 3_600_000)
      const given = await tx
        .insertInto('cash_offer')
        .values({
          player_id: playerId,
          preset_id: presetId,
          given_at: at(now),
          ends_at: at(endsAt),
        })
        .onConflict((conflict) => conflict.columns(['player_id', 'preset_id']).doNothing())
        .returning('preset_id')
        .executeTakeFirst()
      if (given) push(playerId, 'bannerOffer', { presetId, finishedAt: endsAt })
      else if (!(await openOffers(tx, playerId, now)).some((open) => open.presetId === presetId)) {
        throw new PlatformError(
          'not-available',
          'This offer was bought already, or its time is over. What else is on sale stands in the cash desk.',
        )
      }
      return { presetId }
    },
  })
