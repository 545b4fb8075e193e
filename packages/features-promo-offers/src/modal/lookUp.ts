import { type ApiClient, isApiError } from '@marquee/api-client'
import { queryOptions } from '@tanstack/react-query'
import { promo } from '../contract/endpoints.ts'
import type { QuickBuy, UnavailabilityReason } from '../contract/schemas.ts'

/** What the modal shows: an offer that can be bought, or why it cannot. */
export type Found =
  | { available: true; offer: QuickBuy['promoOffers'][number] }
  | { available: false; reasons: (UnavailabilityReason | 'gone')[] }

/** An offer of a bundle, or whatever the query `promoOffer` says: its number, or the hash of a link. */
export interface Wanted {
  promoOfferBundleId?: number
  promoOfferId?: number
  value?: string
}

const gone: Found = { available: false, reasons: ['gone'] }

const onSale = async (
  api: ApiClient,
  isIt: (offer: { presetId: number; promoOfferId: number }) => boolean,
): Promise<Found> => {
  const { promoOffers } = await api.call(promo.availableSets)
  const offer = promoOffers.find(isIt)
  return offer ? { available: true, offer } : gone
}

async function check(
  api: ApiClient,
  body: { promoOfferBundleId: number; promoOfferId: number },
): Promise<Found> {
  const { data } = await api.call(promo.checkAvailability, { body })
  if (!data.available) return { available: false, reasons: data.unavailabilityReasons }
  return onSale(api, (offer) => offer.promoOfferId === body.promoOfferId)
}

/** A link that gives an offer (CALL-69); following it again gives the same. */
async function follow(api: ApiClient, urlHash: string): Promise<Found> {
  const { presetId } = await api.call(promo.subscribe, { body: { urlHash } })
  return onSale(api, (offer) => offer.presetId === presetId)
}

async function ask(api: ApiClient, wanted: Wanted): Promise<Found> {
  const { promoOfferBundleId, promoOfferId, value } = wanted
  if (promoOfferBundleId !== undefined && promoOfferId !== undefined)
    return check(api, { promoOfferBundleId, promoOfferId })
  if (!value || value.length > 128) return gone
  if (!/^[1-9]\d{0,8}$/.test(value)) return follow(api, value)
  const id = Number(value)
  const { bundles } = (await api.call(promo.bundles)).data
  const bundle = bundles.find(({ promoOffers }) =>
    promoOffers.some((offer) => offer.promoOfferId === id),
  )
  if (!bundle) return gone
  return check(api, { promoOfferBundleId: bundle.promoOfferBundleId, promoOfferId: id })
}

/**
 * Checks whether an offer can be had now (CALL-68), or takes what a link gives (CALL-69). One that does
 * not exist, or was given and is over, is told as gone. @throws ApiError for anything else.
 */
export async function lookUp(api: ApiClient, wanted: Wanted): Promise<Found> {
  try {
    return await ask(api, wanted)
  } catch (error) {
    if (isApiError(error) && (error.code === 'not-found' || error.code === 'not-available'))
      return gone
    throw error
  }
}

/** Checked whenever the modal opens: what was true an hour ago need not be true now. */
export const foundQuery = (api: ApiClient, wanted: Wanted) =>
  queryOptions({
    queryKey: [
      'promo-offer',
      wanted.promoOfferBundleId ?? null,
      wanted.promoOfferId ?? null,
      wanted.value ?? null,
    ],
    queryFn: () => lookUp(api, wanted),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
