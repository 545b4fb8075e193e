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
import { cosmicBoxes } from '../feature.ts'
import { makeBoxInfo, makeClosed, makeMagicBox, makeOpened } from '../testing/makeMagicBox.ts'
import { CosmicBoxesPage } from './CosmicBoxesPage.tsx'

const brand = { features: [cosmicBoxes()] }
const info = 'GET /rest/magic-box/'
const data = (value: object) => ({ success: true, data: value })

const meta: Meta<typeof CosmicBoxesPage> = {
  title: 'Cosmic Boxes/Page',
  component: CosmicBoxesPage,
}
export default meta
type Story = StoryObj<typeof CosmicBoxesPage>

const scene = (answers: TestAppOptions['answers'] = {}): Story => ({
  decorators: [
    inApp({
      brand,
      player: makePlayer({ magicBox: true }),
      data: makePageData({ info: makeBoxInfo() }),
      answers: {
        [info]: data(makeMagicBox()),
        'POST /rest/magic-box/2/open/': data(makeOpened()),
        ...answers,
      },
    }),
  ],
})

export const Guest: Story = {
  globals: { player: 'guest' },
  decorators: [inApp({ brand, data: makePageData() })],
}
export const Ready = scene()
export const Locked = scene({ [info]: data(makeMagicBox({ keys: 0, scratched: 2 })) })
export const Closed = scene({ [info]: data(makeClosed()) })
export const Loading = scene({ [info]: silence })
export const Failed = scene({ [info]: () => refusal('not-found') })

export const Opened: Story = {
  ...scene(),
  play: press('[data-testid="cosmic-box-2"]'),
}
