import type { Quest } from '../contract/schemas.ts'
import { inApp, makePlayer, refusal, silence, type TestAppOptions } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { quests } from '../feature.ts'
import { makeQuest, makeQuestGames, makeQuestInfo, withToday } from '../testing/makeQuest.ts'
import { QuestsPage } from './QuestsPage.tsx'

const brand = { features: [quests()] }
const room = makePageData({ info: makeQuestInfo() })
const games = 'GET /rest/page/quests/'
const current = 'GET /rest/quest/'

const meta: Meta<typeof QuestsPage> = { title: 'Quests/Page', component: QuestsPage }
export default meta
type Story = StoryObj<typeof QuestsPage>

const scene = (quest: Quest | null, answers: TestAppOptions['answers'] = {}): Story => ({
  decorators: [
    inApp({
      brand,
      player: makePlayer(),
      data: room,
      answers: {
        [current]: { success: true, data: quest },
        [games]: { seo: {}, payload: { games: makeQuestGames() } },
        ...answers,
      },
    }),
  ],
})

export const Guest: Story = {
  globals: { player: 'guest' },
  decorators: [inApp({ brand, data: makePageData() })],
}
export const Player = scene(makeQuest())
export const ToClaim = scene(withToday({ isCompleted: true, progress: { current: 5, target: 5 } }))
export const Loading = scene(null, { [current]: silence })
export const Failed = scene(null, { [current]: () => refusal('not-found') })
export const None = scene(null)
