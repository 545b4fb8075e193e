import type {
  PromoOfferBundle,
  QuickBuy,
  SalePackage,
  UnavailabilityReason,
  VipOffer,
} from '../contract/index.ts'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { CashSettings } from '@marquee/platform-cash/settings'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { StatusSources } from '@marquee/platform-kernel/status'
import { buyerOf } from '@marquee/platform-cash/offers'
import { packagesFor } from '@marquee/platform-cash/packages'
import { assertMayPurchase } from '@marquee/platform-protection/protection/gate'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { type Bundle, type BundleStep, bundlesOf } from './bundles.ts'

/** An offer as it is sold. @throws Error when a brand's settings name one that it does not sell. */
export function saleOf({ promoOffers }: CashSettings, presetId: number): SalePackage {
  const offer = promoOffers.find((one) => one.presetId === presetId)
  if (!offer) {
    throw new Error(
      `The brand sells no offer ${presetId}. Add it to cash.promoOffers, or name another in promo.`,
    )
  }
  const { title, price, coins, entries } = offer
  return { presetId, title, price, gives: { coins, entries } }
}

const onlyWelcome = ({ kind }: Bundle) => kind === 'welcomePack'

/** The welcome pack while something of it is left; nothing is offered during a break (PROMO-02). */
export async function listBundles(
  { db, clock }: Kernel,
  { cash, promo }: BrandSettings,
  playerId: string,
): Promise<PromoOfferBundle[]> {
  const now = clock.now()
  if (await runningRestriction(db, playerId, now)) return []
  const bundles = await bundlesOf(db, promo, { playerId, now })
  return bundles
    .filter((bundle) => onlyWelcome(bundle) && bundle.steps.some(({ isOpen }) => isOpen))
    .map(({ promoOfferBundleId, steps, endsAt }) => ({
      promoOfferBundleId,
      type: 'welcomePack',
      title: promo.welcomePack?.title ?? '',
      promoOffers: steps.map(({ promoOfferId, presetId, isOpen }) => ({
        ...saleOf(cash, presetId),
        promoOfferId,
        current: isOpen,
        finishedAt: endsAt,
      })),
      unavailabilityReasons: [],
    }))
}

/** What the banner of the VIP bundle offers (BRAND-18); null when there is nothing to offer. */
export async function vipOfferOf(
  { db, clock }: Kernel,
  { cash, promo }: BrandSettings,
  playerId: string,
): Promise<VipOffer | null> {
  const now = clock.now()
  if (!promo.vipBundle || (await runningRestriction(db, playerId, now))) return null
  const bundles = await bundlesOf(db, promo, { playerId, now })
  const bundle = bundles.find(({ kind }) => kind === 'vipBundle')
  const step = bundle?.steps.find(({ isOpen }) => isOpen)
  if (!bundle || !step) return null
  const { promoOfferBundleId } = bundle
  const { promoOfferId, presetId } = step
  return { ...saleOf(cash, presetId), promoOfferBundleId, promoOfferId }
}

/** What the player's own limits and breaks say to a price. */
async function ownReasons(
  tx: Tx,
  place: { playerId: string; amount: number; now: number },
): Promise<UnavailabilityReason[]> {
  try {
    await assertMayPurchase(tx, place)
    return []
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return [error.code === 'purchase-limit-reached' ? 'limit-reached' : 'restricted']
  }
}

function findStep(
  bundles: readonly Bundle[],
  { promoOfferBundleId, promoOfferId }: { promoOfferBundleId: number; promoOfferId: number },
): BundleStep {
  const bundle = bundles.find((one) => one.promoOfferBundleId === promoOfferBundleId)
  const step = bundle?.steps.find((one) => one.promoOfferId === promoOfferId)
  if (step) return step
  throw new PlatformError(
    'not-found',
    `This player has no offer ${promoOfferId} in a bundle ${promoOfferBundleId}. GET /rest/promo-offers-bundle/configs/ lists theirs.`,
  )
}

/**
 * Whether an offer of a bundle can be bought now, and why not (PROMO-06, PROMO-07). The cash desk
 * decides by the same rules again when it is bought.
 * @throws PlatformError not-found for a bundle that is not the player's.
 */
export async function checkAvailability(
  { db, clock }: Kernel,
  { cash, promo }: BrandSettings,
  asked: { playerId: string; promoOfferBundleId: number; promoOfferId: number },
): Promise<{ available: boolean; unavailabilityReasons: UnavailabilityReason[] }> {
  const { playerId } = asked
  const now = clock.now()
  const { reasons, presetId } = findStep(await bundlesOf(db, promo, { playerId, now }), asked)
  const { price: amount } = saleOf(cash, presetId)
  const own = await db.transaction().execute((tx) => ownReasons(tx, { playerId, amount, now }))
  const unavailabilityReasons = [...reasons, ...own]
  return { available: !unavailabilityReasons.length, unavailabilityReasons }
}

/** What can be bought quickly: what the cash desk has open for the player now (CALL-52, PROMO-03). */
export async function quickBuyOf(
  kernel: Kernel,
  settings: BrandSettings,
  { playerId, status }: { playerId: string; status: Pick<StatusSources, 'offers' | 'purchase'> },
): Promise<QuickBuy> {
  const { db, clock } = kernel
  const now = clock.now()
  if (await runningRestriction(db, playerId, now)) return { packages: [], promoOffers: [] }
  const onSale = packagesFor(
    settings.cash,
    await buyerOf(db, settings, { playerId, now, sources: status.offers }),
  )
  const bundles = await bundlesOf(db, settings.promo, { playerId, now })
  const context = { kernel, brand: settings, playerId }
  const extras = await Promise.all(status.purchase.map((source) => source(context)))
  const extraOf = (price: number) =>
    extras.map((extra) => extra(price)).find((extra) => extra !== null) ?? null
  const packages: SalePackage[] = []
  const promoOffers: QuickBuy['promoOffers'] = []
  for (const { presetId, offerType, title, price, gives, finishedAt } of onSale) {
    const sale = { presetId, title, price, gives }
    if (offerType !== 'promoOffer') {
      packages.push(sale)
      continue
    }
    const bundle = bundles.find(({ steps }) => steps.some((step) => step.presetId === presetId))
    const step = bundle?.steps.find((one) => one.presetId === presetId)
    const isWelcome = bundle?.kind === 'welcomePack'
    promoOffers.push({
      ...sale,
      // Offers outside of a bundle have no other name than their preset.
      promoOfferId: step?.promoOfferId ?? presetId,
      current: true,
      finishedAt,
      bundle: isWelcome
        ? { promoOfferBundleId: bundle.promoOfferBundleId, type: 'welcomePack' }
        : null,
      extraWheel: extraOf(price),
    })
  }
  return { packages, promoOffers }
}
