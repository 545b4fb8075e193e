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
import { luckyDice } from '../feature.ts'
import { makeDice, makeRunning, makeThrown } from '../testing/makeDice.ts'
import { LuckyDicePage } from './LuckyDicePage.tsx'

const info = 'GET /rest/lucky-dice/info/'
const data = (value: object) => ({ success: true, data: value })

const meta: Meta<typeof LuckyDicePage> = { title: 'Lucky dice/Page', component: LuckyDicePage }
export default meta
type Story = StoryObj<typeof LuckyDicePage>

const scene = (answers: TestAppOptions['answers'] = {}, isGuest = false): Story => ({
  decorators: [
    inApp({
      brand: { features: [luckyDice()] },
      player: isGuest ? null : makePlayer(),
      data: makePageData({ info: makeRunning() }),
      answers: {
        [info]: data(makeDice()),
        'POST /rest/lucky-dice/roll/': data(makeThrown(5)),
        ...answers,
      },
    }),
  ],
})

export const Guest: Story = {
  ...scene({ [info]: data(makeDice({ left: 0 })) }, true),
  globals: { player: 'guest' },
}
export const Ready = scene()
export const OneLeft = scene({ [info]: data(makeDice({ thrown: 4 })) })
export const UsedUp = scene({ [info]: data(makeDice({ thrown: 5 })) })
export const DuringABreak = scene({ [info]: data(makeDice({ isActive: false, left: 0 })) })
export const Loading = scene({ [info]: silence })
export const Failed = scene({ [info]: () => refusal('not-found') })

/** The last throw of the day shows two sixes. */
export const Won: Story = {
  ...scene({ [info]: data(makeDice({ thrown: 4 })) }),
  play: press('[data-testid="lucky-dice-throw"]'),
}
