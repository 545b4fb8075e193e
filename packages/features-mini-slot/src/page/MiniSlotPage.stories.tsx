import type { MiniSlot } from '../contract/schemas.ts'
import {
  brandPage,
  inApp,
  makePlayer,
  refusal,
  silence,
  type TestAppOptions,
} from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { miniSlot } from '../feature.ts'
import { makeMiniSlot, makeMiniSlotInfo } from '../testing/makeMiniSlot.ts'

const brand = { features: [miniSlot()] }
const configs = 'GET /rest/mini-game-slot/configs/'

const meta: Meta = { title: 'Mini slot/Page', component: brandPage('mini-slot') }
export default meta
type Story = StoryObj

const scene = (slot: MiniSlot, answers: TestAppOptions['answers'] = {}): Story => ({
  decorators: [
    inApp({
      brand,
      player: makePlayer(),
      data: makePageData({ info: makeMiniSlotInfo() }),
      answers: { [configs]: { success: true, data: slot }, ...answers },
    }),
  ],
})

export const Guest: Story = {
  globals: { player: 'guest' },
  decorators: [inApp({ brand, data: makePageData() })],
}
export const Ready = scene(makeMiniSlot())
export const OutOfSpins = scene(makeMiniSlot({ spinsLeft: 0 }))
export const Complete = scene(makeMiniSlot({ level: 3, spinsDone: 5, isComplete: true }))
export const Resting = scene(makeMiniSlot({ isActive: false }))
export const Loading = scene(makeMiniSlot(), { [configs]: silence })
export const Failed = scene(makeMiniSlot(), { [configs]: () => refusal('not-available') })
