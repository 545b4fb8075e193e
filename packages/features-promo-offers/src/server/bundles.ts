import type { PromoSettings } from './settings.ts'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { OfferSource } from '@marquee/platform-kernel/status'
import { switchesOf } from '@marquee/platform-campaigns/switches'
import { joinedAt, takenPresets } from './bundleStore.ts'

/** Why an offer of a bundle cannot be bought. */
export type BundleReason = 'already-bought' | 'previous-not-bought' | 'finished'

/** One offer of a bundle as it stands for one player. */
export interface BundleStep {
  promoOfferId: number
  presetId: number
  /** The one that can be bought next. */
  isOpen: boolean
  /** Why it cannot be bought, as far as the bundle itself decides. */
  reasons: BundleReason[]
}

export interface Bundle {
  kind: 'welcomePack' | 'vipBundle'
  promoOfferBundleId: number
  steps: BundleStep[]
  /** Epoch ms; null for one that stays. */
  endsAt: number | null
}

interface Place {
  playerId: string
  /** Epoch ms. */
  now: number
}

const dayMs = 86_400_000

/** Each offer once, in order: one is open, those before it are bought, those after it wait. */
export function stepsOf(
  offers: readonly { promoOfferId: number; presetId: number }[],
  { taken, isOver }: { taken: ReadonlySet<number>; isOver: boolean },
): BundleStep[] {
  const next = offers.find(({ presetId }) => !taken.has(presetId))
  return offers.map(({ promoOfferId, presetId }) => {
    const reasons: BundleReason[] = []
    if (taken.has(presetId)) reasons.push('already-bought')
    else if (presetId !== next?.presetId) reasons.push('previous-not-bought')
    if (isOver) reasons.push('finished')
    return { promoOfferId, presetId, isOpen: !reasons.length, reasons }
  })
}

/**
 * The bundles of a player, whether or not something of them is left. The VIP bundle is nobody's whose
 * switch is off (ROLE-06).
 */
export async function bundlesOf(
  db: Db | Tx,
  { welcomePack, vipBundle }: PromoSettings,
  { playerId, now }: Place,
): Promise<Bundle[]> {
  const bundles: Bundle[] = []
  if (welcomePack) {
    const { promoOfferBundleId, promoOffers } = welcomePack
    const endsAt = Math.floor((await joinedAt(db, playerId)) + welcomePack.days * dayMs)
    const ids = promoOffers.map(({ presetId }) => presetId)
    const taken = await takenPresets(db, playerId, ids)
    const steps = stepsOf(promoOffers, { taken, isOver: endsAt <= now })
    bundles.push({ kind: 'welcomePack', promoOfferBundleId, steps, endsAt })
  }
  if (vipBundle && (await switchesOf(db, playerId)).vipBundle) {
    const { promoOfferBundleId } = vipBundle
    const taken = await takenPresets(db, playerId, [vipBundle.presetId])
    const steps = stepsOf([vipBundle], { taken, isOver: false })
    bundles.push({ kind: 'vipBundle', promoOfferBundleId, steps, endsAt: null })
  }
  return bundles
}

/** What bundles put on sale for a player now (PROMO-02). */
export const bundledOffers: OfferSource = async (db, { promo }, place) => {
  const bundles = await bundlesOf(db, promo, place)
  return bundles.flatMap(({ steps, endsAt }) =>
    steps.filter(({ isOpen }) => isOpen).map(({ presetId }) => ({ presetId, endsAt })),
  )
}
