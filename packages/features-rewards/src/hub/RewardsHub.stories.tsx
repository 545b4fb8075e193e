import { inApp, makePlayer, makePromotion } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { rewards } from '../feature.ts'
import { RewardsHubPage } from './RewardsHubPage.tsx'

const meta: Meta<typeof RewardsHubPage> = {
  title: 'Rewards/Hub',
  component: RewardsHubPage,
  parameters: { notFor: ['guest'], bare: true },
}
export default meta

const own = { feature: 'rewards', link: '/profile/rewards' }
const scene = (
  promotions: ReturnType<typeof makePromotion>[],
  player = makePlayer(),
): StoryObj<typeof RewardsHubPage> => ({
  decorators: [
    inApp({
      brand: { features: [rewards()] },
      player,
      data: [[['pages', 'promotions'], promotions]],
    }),
  ],
})
const later = makePromotion({
  ...own,
  id: 'later',
  title: 'A card a day',
  nextAt: Date.UTC(2099, 0, 1),
})

export const ReadyToClaim = scene([
  makePromotion({ ...own, id: 'ready', title: 'Daily gift', ready: 1 }),
  makePromotion({ ...own, id: 'several', title: 'Prizes of the quest', ready: 3 }),
  later,
])
export const NothingYet = scene([later])
export const DuringABreak = scene(
  [],
  makePlayer({ restriction: { kind: 'cool-off', until: Date.UTC(2099, 0, 1) } }),
)
