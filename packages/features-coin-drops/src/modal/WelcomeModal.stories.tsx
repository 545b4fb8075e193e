import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { coinDrops } from '../feature.ts'
import { WelcomeModal } from './WelcomeModal.tsx'
import { makeRaining } from '../testing/makeDrops.ts'

const meta: Meta = { title: 'Coin Drops/Welcome', parameters: { notFor: ['guest'] } }
export default meta

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

const scene = (drops = makeRaining()): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [coinDrops()] },
      path: '/lobby/',
      player: makePlayer(),
      data: [...makePageData(), [['coin-drops', 'info'], drops]],
    }),
  ],
  render: () => (
    <WelcomeModal name="welcome-coin-drops" props={{}} close={() => {}} frame={frame} />
  ),
})

export const Welcome: StoryObj = { ...scene(), parameters: { bare: true } }
