import { inApp, makePlayer, refusal, silence, type TestAppOptions } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { CoinModal } from './coin/CoinModal.tsx'
import { CoinUsedModal } from './coin/CoinUsedModal.tsx'
import { promoOffers } from './feature.ts'
import { WelcomePack } from './lobby/WelcomePack.tsx'
import { OfferModal } from './modal/OfferModal.tsx'
import {
  makeBundle,
  makeCoin,
  makeQuickBuy,
  makeVipOffer,
  makeWaiting,
} from './testing/makeOffers.ts'
import { VipBanner } from './vip-offer/VipBanner.tsx'
import { vipBanner } from './vipBanner.ts'

const meta: Meta = { title: 'Promo offers', parameters: { notFor: ['guest'], bare: true } }
export default meta

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const check = 'POST /rest/promo-offers-bundle/check-availability/'
const coin = 'GET /rest/promo-offers/coin/'
const flip = 'POST /rest/cash/promo-offer-preset/flip-the-coin/'
const data = (content: object) => ({ success: true, data: content })

const scene = (answers: TestAppOptions['answers'], Shown: ComponentType): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [promoOffers({ banner: vipBanner })] },
      path: '/lobby/',
      player: makePlayer(),
      answers,
    }),
  ],
  render: () => <Shown />,
})

const offer = (answers: TestAppOptions['answers']) =>
  scene(answers, () => (
    <OfferModal
      name="promoOffer"
      props={{ promoOfferBundleId: 1, promoOfferId: 2 }}
      close={() => {}}
      frame={frame}
    />
  ))

const coinScene = (answers: TestAppOptions['answers']) =>
  scene({ [flip]: silence, ...answers }, () => (
    <CoinModal
      name="promoOfferSet"
      props={{ value: 'sun-and-stars' }}
      close={() => {}}
      frame={frame}
    />
  ))

export const Available = offer({
  [check]: data({ available: true, unavailabilityReasons: [] }),
  'GET /rest/available-sets/check/': makeQuickBuy(),
})
export const Unavailable = offer({
  [check]: data({
    available: false,
    unavailabilityReasons: ['previous-not-bought', 'limit-reached'],
  }),
})
export const Checking = offer({ [check]: silence })
export const Failed = offer({ [check]: () => refusal('internal') })

export const Coin = coinScene({ [coin]: data(makeCoin()) })
export const CoinUsed = coinScene({
  [coin]: data(
    makeCoin({
      reasonType: 'limit_by_promo_offers',
      waiting: makeWaiting(),
      availableAt: Date.UTC(2030, 0, 3),
      lastSide: 'heads',
    }),
  ),
})
export const CoinRests = coinScene({
  [coin]: data(
    makeCoin({
      reasonType: 'limit_by_time',
      availableAt: Date.UTC(2030, 0, 3),
      lastSide: 'tails',
    }),
  ),
})
export const CoinNone = coinScene({
  [coin]: data(makeCoin({ reasonType: 'no_offers_found', sides: [] })),
})
const usedScene = (answers: TestAppOptions['answers']) =>
  scene(answers, () => (
    <CoinUsedModal name="flip-the-coin-used" props={{}} close={() => {}} frame={frame} />
  ))
export const Used = usedScene({
  [coin]: data(
    makeCoin({
      reasonType: 'limit_by_time',
      availableAt: Date.UTC(2030, 0, 3),
      lastSide: 'tails',
    }),
  ),
})
export const UsedReady = usedScene({ [coin]: data(makeCoin({ lastSide: 'heads' })) })
export const UsedFailed = usedScene({ [coin]: () => refusal('internal') })
export const CoinLoading = coinScene({ [coin]: silence })

export const Welcome = scene(
  { 'GET /rest/promo-offers-bundle/configs/': data({ bundles: [makeBundle()] }) },
  WelcomePack,
)
export const Vip = scene(
  { 'GET /rest/promo-offers/vip-offer/': data({ offer: makeVipOffer() }) },
  VipBanner,
)
