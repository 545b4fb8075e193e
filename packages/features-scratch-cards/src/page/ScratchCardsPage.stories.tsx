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
import { scratchCards } from '../feature.ts'
import { makeCards, makeRun, makeRunInfo, makeOver, makeScratched } from '../testing/makeRun.ts'
import { ScratchCardsPage } from './ScratchCardsPage.tsx'

const brand = { features: [scratchCards()] }
const info = 'GET /rest/scratch-card-lottery/get/'
const data = (value: object) => ({ success: true, data: value })

const meta: Meta<typeof ScratchCardsPage> = {
  title: 'Scratch cards/Page',
  component: ScratchCardsPage,
}
export default meta
type Story = StoryObj<typeof ScratchCardsPage>

const scene = (answers: TestAppOptions['answers'] = {}): Story => ({
  decorators: [
    inApp({
      brand,
      player: makePlayer({ scratchCardLottery: true }),
      data: makePageData({ info: makeRunInfo() }),
      answers: {
        [info]: data(makeRun()),
        'POST /rest/scratch-card-lottery/1/scratch/': data(makeScratched()),
        ...answers,
      },
    }),
  ],
})

export const Guest: Story = {
  globals: { player: 'guest' },
  decorators: [
    inApp({ brand, data: makePageData(), answers: { [info]: data(makeRun({ cards: [] })) } }),
  ],
}
export const Ready = scene()
export const Waiting = scene({
  [info]: data(makeRun({ cards: makeCards('available', 'locked', 'scratched') })),
})
export const Locked = scene({ [info]: data(makeRun({ cards: makeCards('locked') })) })
export const Scratched = scene({ [info]: data(makeRun({ cards: makeCards('scratched') })) })
export const Over = scene({ [info]: data(makeOver()) })
export const Loading = scene({ [info]: silence })
export const Failed = scene({ [info]: () => refusal('not-found') })

/** A card revealed by its button. */
export const Revealed: Story = {
  ...scene(),
  play: press('[data-testid="scratch-reveal"]'),
}
