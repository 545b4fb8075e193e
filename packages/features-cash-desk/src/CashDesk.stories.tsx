import { inApp, makePlayer, silence, type TestAppOptions } from '@marquee/core/testing'
import type { ModalProps } from '@marquee/core'
import { makeFeatureInfo, makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { ChallengePage } from './challenge/ChallengePage.tsx'
import { DepositPage, OfferPage } from './deposit/DepositPage.tsx'
import { cashDesk } from './feature.ts'
import { DeclinedPage, FailedPage } from './outcome/FailedPage.tsx'
import { SuccessPage } from './outcome/SuccessPage.tsx'
import { QuickBuyModal } from './quick/QuickBuyModal.tsx'
import { QuickCashModal } from './quick/QuickCashModal.tsx'
import { QuickSection } from './quick/QuickSection.tsx'
import { Receipt } from './receipt/ReceiptPage.tsx'
import { RedeemPage } from './redeem/RedeemPage.tsx'
import { InsufficientFundsModal } from './short/InsufficientFundsModal.tsx'
import { InsufficientWithdrawalModal } from './short/InsufficientWithdrawalModal.tsx'
import {
  makeCashAnswers,
  makeDeposit,
  makeDesk,
  makePackage,
  makeRedemption,
  makeRedemptionDesk,
  makeSaved,
} from './testing/makeCash.ts'
import { PresetPackageModal } from './widget/PresetPackageModal.tsx'

const meta: Meta = { title: 'Cash desk', parameters: { notFor: ['guest'] } }
export default meta

const scene = (Page: ComponentType, options: TestAppOptions = {}): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [cashDesk()] },
      player: makePlayer({ gameMode: 'SweepStakes' }),
      data: makePageData({ promotions: [] }),
      answers: makeCashAnswers(),
      ...options,
    }),
  ],
  render: () => <Page />,
})

const at = (deposit = makeDeposit()) => ({
  path: `/cash/success/?deposit=${deposit.id}`,
  answers: makeCashAnswers({ deposit }),
})

export const Deposit = scene(DepositPage)
export const Saved = scene(DepositPage, {
  answers: makeCashAnswers({ desk: makeDesk({ saved: [makeSaved()] }) }),
})
export const BeyondLimit = scene(DepositPage, {
  answers: makeCashAnswers({
    desk: makeDesk({ limits: [{ period: 'day', amount: 1_000, left: 300 }] }),
  }),
})
export const Waiting = scene(DepositPage, {
  answers: makeCashAnswers({
    desk: makeDesk({
      waiting: [
        makeDeposit({ status: 'pending', method: 'bank', account: '•••• 6789' }),
        makeDeposit({
          id: '9d0a1d8e-6f0e-4f0e-9a55-0d7d9c0f2b12',
          status: 'challenge',
          challengeStep: 1,
        }),
      ],
    }),
  }),
})
export const Break = scene(DepositPage, {
  answers: makeCashAnswers({ desk: makeDesk({ packages: [], closedUntil: 4_000_000_000_000 }) }),
})
export const Closed = scene(DepositPage, {
  answers: makeCashAnswers({ desk: makeDesk({ methods: [] }) }),
})
export const Loading = scene(DepositPage, {
  answers: { ...makeCashAnswers(), 'GET /rest/cash/': silence },
})
export const Offline = scene(DepositPage, { answers: {} })
export const Offer = scene(OfferPage)
export const Success = scene(SuccessPage, at())
export const SuccessOfNothing = scene(SuccessPage)
const bought = makeDeposit()
export const OneReceipt = scene(() => <Receipt id={bought.id} />, at(bought))
const declined = makeDeposit({ status: 'declined' })
export const NoReceipt = scene(() => <Receipt id={declined.id} />, at(declined))
export const Failed = scene(FailedPage)
export const Limited = scene(FailedPage, {
  path: '/cash/failed/?reason=canceled_by_sum_limit_per_time',
})
export const Declined = scene(DeclinedPage)
export const ChallengeFirst = scene(
  ChallengePage,
  at(makeDeposit({ status: 'challenge', challengeStep: 1 })),
)
export const Challenge = scene(
  ChallengePage,
  at(makeDeposit({ status: 'challenge', challengeStep: 2 })),
)
export const NothingToConfirm = scene(ChallengePage)
export const Redeem = scene(RedeemPage, {
  answers: makeCashAnswers({
    redemptions: makeRedemptionDesk({
      redemptions: [
        makeRedemption(),
        makeRedemption({
          id: '4c0a1d8e-6f0e-4f0e-9a55-0d7d9c0f2b23',
          status: 'rejected',
          reason: 'The account’s name is another one.',
        }),
      ],
    }),
  }),
})
export const RedeemUnverified = scene(RedeemPage, {
  answers: makeCashAnswers({ redemptions: makeRedemptionDesk({ identity: null }) }),
})

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
/** A modal of the desk as it stands over a page. */
const over = (
  Modal: ComponentType<ModalProps>,
  { props = {}, ...options }: TestAppOptions & { props?: Record<string, unknown> } = {},
): StoryObj => ({
  ...scene(DepositPage, { path: '/lobby/', ...options }),
  parameters: { bare: true },
  render: () => <Modal name="modal" props={props} close={() => {}} frame={frame} />,
})

const coins = makePlayer()
export const InsufficientFunds = over(InsufficientFundsModal, {
  player: coins,
  props: { gameMode: 'TournamentPoints', cost: 75_000 },
  brand: {
    features: [
      cashDesk(),
      {
        id: 'others',
        modals: { 'daily-login': { load: async () => () => null } },
        routes: ['/bingo', '/promotions'].map((path) => ({
          path,
          name: path.slice(1),
          title: 'x',
          page: async () => () => null,
        })),
        messages: { en: async () => ({}), es: async () => ({}) },
      },
    ],
  },
  data: makePageData({
    info: makeFeatureInfo({
      featuresInfo: {
        'daily-login': {
          isActive: true,
          isAvailable: true,
          levels: 7,
          activeLevel: 3,
          endDate: null,
        },
      },
    }),
  }),
})
export const InsufficientWithdrawal = over(InsufficientWithdrawalModal, {
  answers: makeCashAnswers({
    redemptions: makeRedemptionDesk({ winnings: 1_400, redeemable: 600 }),
  }),
})
export const QuickBuy = over(QuickBuyModal)
export const QuickCash = over(QuickCashModal)
export const PresetPackage = over(PresetPackageModal, {
  player: makePlayer({
    bannerPresetPackage: {
      presetId: 21,
      title: { en: 'Made for you', es: 'Pensada para ti' },
      promoOfferPreset: { imageMobile2x: '', image2x: '', imageBanner: '', imageBannerMobile: '' },
      finishedAt: 1_763_950_000_000,
    },
  }),
  answers: makeCashAnswers({
    desk: makeDesk({ packages: [makePackage({ presetId: 21, offerType: 'promoOffer', size: 3 })] }),
  }),
})
export const OnTheLobby = scene(QuickSection)
export const OnTheLobbyOnTheWay = scene(QuickSection, {
  answers: makeCashAnswers({ redemptions: makeRedemptionDesk({ redeemable: 600 }) }),
})
