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
import { lootboxes } from '../feature.ts'
import { makeBoxes, makeBoxInfo } from '../testing/makeBoxes.ts'
import { LootboxesModal } from './LootboxesModal.tsx'

const configs = 'GET /rest/extended-wheels/configs/'
const open = 'POST /rest/extended-wheels/spin/2/'
const list = (wheels: object[]) => ({ success: true, data: { wheels } })
const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }

interface Scene {
  isOn?: boolean
  isGuest?: boolean
}

const scene = (
  answers: TestAppOptions['answers'] = {},
  { isOn = true, isGuest = false }: Scene = {},
): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [lootboxes()] },
      player: isGuest ? null : makePlayer(),
      data: makePageData({ info: makeBoxInfo(isOn) }),
      answers: { [configs]: list(makeBoxes()), [open]: silence, ...answers },
    }),
  ],
  render: () => <LootboxesModal name="lootboxes" props={{}} close={() => {}} frame={frame} />,
})

const meta: Meta = { title: 'Lootboxes/Modal', parameters: { bare: true } }
export default meta

export const Ready = scene()
export const Opened = scene({
  [configs]: list(makeBoxes({ available: false, availableDate: Date.UTC(2099, 0, 1) })),
})
export const Loading = scene({ [configs]: silence })
export const Failed = scene({ [configs]: () => refusal('not-found') })
export const Off = scene({ [configs]: list([]) }, { isOn: false })
export const Guest: StoryObj = {
  ...scene({ [configs]: list(makeBoxes({ available: false })) }, { isGuest: true }),
  globals: { player: 'guest' },
}

export const Opening: StoryObj = {
  ...scene(),
  play: press('[data-testid="box-open"]'),
}
