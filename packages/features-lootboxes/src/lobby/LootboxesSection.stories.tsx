import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Wheel } from '@marquee/contract'
import { lootboxes } from '../feature.ts'
import { makeBoxes, makeBoxInfo } from '../testing/makeBoxes.ts'
import { LootboxesSection } from './LootboxesSection.tsx'

const meta: Meta = { title: 'Lootboxes/Lobby', parameters: { notFor: ['restricted'] } }
export default meta

const scene = (wheels: Wheel[], isGuest = false): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [lootboxes()] },
      path: isGuest ? '/' : '/lobby/',
      player: isGuest ? null : makePlayer(),
      data: [...makePageData({ info: makeBoxInfo() }), [['wheels', 'configs'], wheels]],
    }),
  ],
  render: () => <LootboxesSection />,
})

export const Ready = scene(makeBoxes())
export const Opened = scene(makeBoxes({ available: false, availableDate: Date.UTC(2099, 0, 1) }))
export const Guest: StoryObj = {
  ...scene(makeBoxes({ available: false }), true),
  globals: { player: 'guest' },
}
