import type { ResponsiblePlayStatus } from '@marquee/contract'
import { inApp, makePlayer, silence } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { CoolOffPage } from '../breaks/CoolOffPage.tsx'
import { SelfExclusionPage } from '../breaks/SelfExclusionPage.tsx'
import { responsiblePlay } from '../feature.ts'
import { PlayLimitsPage } from '../limits/PlayLimitsPage.tsx'
import { PurchaseLimitPage } from '../limits/PurchaseLimitPage.tsx'
import { RealityCheckModal } from '../reality-check/RealityCheckModal.tsx'
import { RealityCheckPage } from '../reality-check/RealityCheckPage.tsx'
import { makeCheck, makeLimit, makeStatus } from '../testing/makeStatus.ts'
import { OverviewPage } from './OverviewPage.tsx'

const meta: Meta = { title: 'Responsible play/Pages' }
export default meta

const effectiveAt = Date.UTC(2026, 10, 22, 9)
const set = makeStatus({
  limits: [
    makeLimit({
      period: 'week',
      amount: 5_000,
      used: 1_250,
      pending: { amount: 9_000, effectiveAt },
    }),
    makeLimit({ kind: 'time', amount: 120, used: 45 }),
    makeLimit({ kind: 'loss-coins', period: 'month', amount: 20_000, used: 18_400 }),
  ],
  realityCheck: makeCheck({
    minutes: 30,
    playedMs: 26 * 60_000,
    coins: { staked: 1_200, won: 450 },
    pending: { minutes: 90, effectiveAt },
  }),
})
const due = makeStatus({
  realityCheck: makeCheck({
    due: true,
    minutes: 30,
    playedMs: 31 * 60_000,
    coins: { staked: 1_200, won: 450 },
    entries: { staked: 250, won: 300 },
  }),
})

const scene = (Page: ComponentType, status: ResponsiblePlayStatus | null): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [responsiblePlay()] },
      player: makePlayer(),
      data: status ? [[['responsible-play', 'status'], status]] : [],
      answers: {
        'GET /rest/responsible-play/': status ? { success: true, data: status } : silence,
      },
    }),
  ],
  render: () => <Page />,
})

const Modal = () => (
  <RealityCheckModal
    name="reality-check"
    props={{}}
    close={() => {}}
    frame={{ open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }}
  />
)
const excluded = makeStatus({
  restriction: { kind: 'self-exclusion', until: Date.UTC(2027, 10, 21, 12) },
})

export const Overview = scene(OverviewPage, set)
export const Purchase = scene(PurchaseLimitPage, set)
export const PlayLimits = scene(PlayLimitsPage, set)
export const Loading = scene(PlayLimitsPage, null)
export const RealityCheck = scene(RealityCheckPage, set)
export const RealityCheckDue = scene(Modal, due)
export const CoolOff = scene(CoolOffPage, makeStatus())
export const SelfExclusion = scene(SelfExclusionPage, makeStatus())
export const Excluded = scene(SelfExclusionPage, excluded)
