import { inApp, makePlayer, refusal, silence, type TestAppOptions } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { prizeDrops } from '../feature.ts'
import { makeDrops, makeDropsInfo, makeOver } from '../testing/makeDrops.ts'
import { PrizeDropsPage } from './PrizeDropsPage.tsx'

const brand = { features: [prizeDrops()] }
const info = 'GET /rest/prize-drops/info/'
const data = (value: object) => ({ success: true, data: value })

const meta: Meta<typeof PrizeDropsPage> = { title: 'Prize drops/Page', component: PrizeDropsPage }
export default meta
type Story = StoryObj<typeof PrizeDropsPage>

const scene = (answers: TestAppOptions['answers'] = {}): Story => ({
  decorators: [
    inApp({
      brand,
      player: makePlayer(),
      data: makePageData({ info: makeDropsInfo() }),
      answers: { [info]: data(makeDrops()), ...answers },
    }),
  ],
})

export const Guest: Story = {
  globals: { player: 'guest' },
  decorators: [
    inApp({
      brand,
      data: makePageData({ info: makeDropsInfo() }),
      answers: { [info]: data(makeDrops()) },
    }),
  ],
}
export const Running = scene()
export const NobodyYet = scene({ [info]: data(makeDrops({ lastWinners: [] })) })
export const Over = scene({ [info]: data(makeOver()) })
export const Loading = scene({ [info]: silence })
export const Failed = scene({ [info]: () => refusal('not-available') })
