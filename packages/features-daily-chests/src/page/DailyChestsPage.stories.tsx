import {
  inApp,
  makePlayer,
  refusal,
  silence,
  type TestAppOptions,
  press,
} from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { dailyChests } from '../feature.ts'
import { makeChests, makeOpened, makeRunning } from '../testing/makeChests.ts'
import { DailyChestsPage } from './DailyChestsPage.tsx'

const info = 'GET /rest/daily-chests/info/'
const data = (value: object) => ({ success: true, data: value })

const meta: Meta<typeof DailyChestsPage> = {
  title: 'Daily chests/Page',
  component: DailyChestsPage,
}
export default meta
type Story = StoryObj<typeof DailyChestsPage>

const scene = (answers: TestAppOptions['answers'] = {}, isGuest = false): Story => ({
  decorators: [
    inApp({
      brand: { features: [dailyChests()] },
      player: isGuest ? null : makePlayer(),
      data: makePageData({ info: makeRunning() }),
      answers: {
        [info]: data(makeChests()),
        'POST /rest/daily-chests/open/': data(makeOpened(2)),
        ...answers,
      },
    }),
  ],
})

export const Guest: Story = {
  ...scene({ [info]: data(makeChests({ left: 0 })) }, true),
  globals: { player: 'guest' },
}
export const Ready = scene()
export const OneLeft = scene({ [info]: data(makeChests({ opened: [1, 3] })) })
export const UsedUp = scene({ [info]: data(makeChests({ opened: [1, 2, 3] })) })
export const DuringABreak = scene({ [info]: data(makeChests({ isActive: false, left: 0 })) })
export const Loading = scene({ [info]: silence })
export const Failed = scene({ [info]: () => refusal('not-found') })

/** The second chest is open. */
export const Won: Story = {
  ...scene(),
  play: press('[data-testid="daily-chest-2"]:enabled'),
}
