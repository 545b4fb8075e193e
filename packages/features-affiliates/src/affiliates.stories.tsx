import { inApp, makePlayer, refusal, silence, type TestAppOptions } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { PartnersAccountPage } from './account/PartnersAccountPage.tsx'
import { affiliates } from './feature.ts'
import { AffiliatesPage } from './statistics/AffiliatesPage.tsx'
import { makeAccount, makeFigures, makeStatistics } from './testing/makeStatistics.ts'

const meta: Meta = {
  title: 'Affiliates/Pages',
  parameters: { bare: true },
  globals: { player: 'own' },
}
export default meta

const statisticsPath = 'GET /rest/affiliates/statistics/'
const daysPath = 'GET /rest/affiliates/days/'
const accountPath = 'GET /rest/affiliates/account/'
const statistics = makeStatistics()
const daysOf = (days: typeof statistics.days, nextCursor: string | null = null) => ({
  success: true,
  data: { days, nextCursor },
})

const scene = (Page: ComponentType, answers: TestAppOptions['answers'] = {}): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [affiliates()] },
      player: makePlayer({ isAffiliate: true, name: 'Ada', email: 'ada@partner.test' }),
      answers: {
        [statisticsPath]: { success: true, data: statistics },
        [daysPath]: daysOf(statistics.days.toReversed().slice(0, 5), '2026-11-18'),
        [accountPath]: { success: true, data: makeAccount() },
        ...answers,
      },
    }),
  ],
  render: () => <Page />,
})

const nothing = makeFigures()

export const Statistics = scene(AffiliatesPage)
export const NobodyYet = scene(AffiliatesPage, {
  [statisticsPath]: {
    success: true,
    data: makeStatistics({
      totals: { today: nothing, week: nothing, month: nothing, all: nothing },
      days: [],
    }),
  },
})
export const NoDayFits = scene(AffiliatesPage, { [daysPath]: daysOf([]) })
export const Loading = scene(AffiliatesPage, { [statisticsPath]: silence })
export const Failed = scene(AffiliatesPage, { [statisticsPath]: () => refusal('unavailable') })
export const Account = scene(PartnersAccountPage)
export const AccountFailed = scene(PartnersAccountPage, {
  [accountPath]: () => refusal('unavailable'),
})
