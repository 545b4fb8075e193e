import {
  inApp,
  makePlayer,
  refusal,
  silence,
  type TestAppOptions,
  found,
  press,
} from '@marquee/core/testing'
import { makeWheel } from '@marquee/prize-ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { wheels } from '../feature.ts'
import { DailyWheelModal } from './DailyWheelModal.tsx'

const configs = 'GET /rest/extended-wheels/configs/'
const spin = 'POST /rest/extended-wheels/spin/1/'
const list = (...all: ReturnType<typeof makeWheel>[]) => ({ success: true, data: { wheels: all } })
const [, , , won] = makeWheel().sectors
const spun = makeWheel({ available: false, availableDate: Date.UTC(2099, 0, 1) })
const accepted = { success: true, data: { winSector: { sectorDto: won }, wheelData: spun } }

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const scene = (
  answers: TestAppOptions['answers'] = {},
  props: Record<string, unknown> = {},
): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [wheels()] },
      player: makePlayer(),
      answers: {
        [configs]: list(makeWheel()),
        [spin]: accepted,
        'GET /rest/player/': { success: true, data: makePlayer() },
        ...answers,
      },
    }),
  ],
  render: () => <DailyWheelModal name="daily-wheel" props={props} close={() => {}} frame={frame} />,
})

const meta: Meta = { title: 'Wheels/Daily wheel', parameters: { notFor: ['guest'], bare: true } }
export default meta

export const Ready = scene()
export const Spun = scene({ [configs]: list(spun) })
export const Resting = scene({ [configs]: list(makeWheel({ available: false })) })
export const SpinFailed = scene({}, { errorText: 'This is not available any more.' })
export const Loading = scene({ [configs]: silence })
export const Failed = scene({ [configs]: () => refusal('not-found') })
export const None = scene({ [configs]: list() })

export const Turning: StoryObj = {
  ...scene({ [spin]: silence }),
  play: press('[data-testid="wheel-spin"]'),
}

export const Won: StoryObj = {
  ...scene(),
  play: async (shown) => {
    // The outcome at once, as for those who want stillness.
    const root = shown.canvasElement.ownerDocument.documentElement
    const before = root.dataset['motion']
    root.dataset['motion'] = 'reduced'
    await press('[data-testid="wheel-spin"]')(shown)
    await found(shown, '[data-testid="won"]')
    if (before === undefined) delete root.dataset['motion']
    else root.dataset['motion'] = before
  },
}
