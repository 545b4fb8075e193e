import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { makeWheel } from '@marquee/prize-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { wheels } from '../feature.ts'
import { makeRunning, makeStreakAnswers } from '../testing/makeStreak.ts'
import { WheelOfWinsPage } from './WheelOfWinsPage.tsx'

const brand = { features: [wheels()] }
const room = makePageData({ info: makeRunning() })
const configs = ['wheels', 'configs']

const meta: Meta<typeof WheelOfWinsPage> = {
  title: 'Wheels/Page',
  component: WheelOfWinsPage,
}
export default meta
type Story = StoryObj<typeof WheelOfWinsPage>

export const Guest: Story = {
  decorators: [inApp({ brand, data: [...room, [configs, [makeWheel({ available: false })]]] })],
}

export const Player: Story = {
  decorators: [
    inApp({
      brand,
      player: makePlayer({ depositStreak: { isActive: true, skin: 'neutral_wheel_of_wins' } }),
      data: [...room, [configs, [makeWheel()]]],
      answers: makeStreakAnswers(),
    }),
  ],
}
