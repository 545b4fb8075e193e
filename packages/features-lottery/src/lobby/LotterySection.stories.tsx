import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lottery } from '../feature.ts'
import { makeDetails, makeLotteryInfo, makeOwn, makeWinner } from '../testing/makeLottery.ts'
import { LotterySection } from './LotterySection.tsx'

const meta: Meta<typeof LotterySection> = {
  title: 'Lottery/Lobby',
  component: LotterySection,
  parameters: { notFor: ['guest', 'restricted'] },
}
export default meta

const scene = (own = makeOwn()): StoryObj<typeof LotterySection> => ({
  decorators: [
    inApp({
      brand: { features: [lottery()] },
      path: '/lobby/',
      player: makePlayer(),
      data: [
        ...makePageData({ info: makeLotteryInfo() }),
        [['lottery', 'details'], makeDetails()],
        [['lottery', 'tickets'], own],
      ],
    }),
  ],
})

export const InTheDrum = scene()
export const FreeTicketWaits = scene(
  makeOwn({
    tickets: [],
    earning: { rounds: 0, left: 3, isFreeReady: true, nextFreeAt: null },
  }),
)
export const Won = scene(makeOwn({ tickets: [makeWinner()] }))
