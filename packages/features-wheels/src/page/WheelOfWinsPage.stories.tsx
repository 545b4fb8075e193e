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
  globals: { player: 'guest' },
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

/** On a brand whose purchases give spins of wheels: one waits, the other has to be earned. */
export const WheelsOfPurchases: Story = {
  decorators: [
    inApp({
      brand,
      player: makePlayer(),
      data: [
        ...room,
        [
          configs,
          [
            makeWheel({ available: false, availableDate: Date.UTC(2099, 0, 1) }),
            makeWheel({
              wheelId: 4,
              type: 'booster',
              title: { en: 'The booster wheel', es: 'La rueda de impulso' },
              minDeposit: 499,
            }),
            makeWheel({
              wheelId: 5,
              type: 'extra',
              title: { en: 'The extra wheel', es: 'La rueda extra' },
              minDeposit: 1_999,
              available: false,
            }),
          ],
        ],
      ],
      answers: makeStreakAnswers(),
    }),
  ],
}
