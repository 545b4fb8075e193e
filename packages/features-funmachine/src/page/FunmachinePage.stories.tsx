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
import { funmachine } from '../feature.ts'
import {
  makeMachine,
  makeMeter,
  makePlayed,
  makeResting,
  makeTold,
} from '../testing/makeMachine.ts'
import { FunmachinePage } from './FunmachinePage.tsx'

const brand = { features: [funmachine()] }
const machine = 'GET /rest/funmachine/'
const meter = 'GET /rest/funmeter/info/'
const data = (value: object) => ({ success: true, data: value })

const meta: Meta<typeof FunmachinePage> = { title: 'Funmachine/Page', component: FunmachinePage }
export default meta
type Story = StoryObj<typeof FunmachinePage>

const scene = (answers: TestAppOptions['answers'] = {}, isGuest = false): Story => ({
  decorators: [
    inApp({
      brand,
      player: isGuest ? null : makePlayer(),
      data: makePageData({ info: makeTold() }),
      answers: {
        [machine]: data(makeMachine()),
        [meter]: data(makeMeter()),
        'POST /rest/funmachine/play/': data(makePlayed()),
        ...answers,
      },
    }),
  ],
})

export const Guest: Story = { ...scene({}, true), globals: { player: 'guest' } }
export const Ready = scene()
export const Waiting = scene({ [machine]: data(makeResting()) })
export const MeterAtItsCap = scene({
  [meter]: data(makeMeter({ points: 10, filled: 1, today: { left: 0, cap: 60 } })),
})
export const DuringABreak = scene({
  [machine]: data(makeMachine({ isActive: false, isAvailable: false })),
  [meter]: data(makeMeter({ isActive: false })),
})
export const Loading = scene({ [machine]: silence, [meter]: silence })
export const Failed = scene({ [machine]: () => refusal('not-found') })

/** A capsule that has come out and is open. */
export const Won: Story = {
  ...scene(),
  play: press('[data-testid="funmachine-play"]'),
}
