import {
  brandPage,
  inApp,
  makePlayer,
  refusal,
  silence,
  type TestAppOptions,
  press,
} from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { moneyBox } from '../feature.ts'
import { makeBoxInfo, makeMoneyBox, makeReadyBox } from '../testing/makeMoneyBox.ts'

const brand = { features: [moneyBox()] }
const info = 'GET /rest/money-box/info/'
const smash = 'POST /rest/money-box/break/'
const data = (value: object) => ({ success: true, data: value })

const meta: Meta = { title: 'Money box/Page', component: brandPage('money-box') }
export default meta
type Story = StoryObj

const scene = (answers: TestAppOptions['answers'] = {}): Story => ({
  decorators: [
    inApp({
      brand,
      player: makePlayer(),
      data: makePageData({ info: makeBoxInfo() }),
      answers: { [info]: data(makeMoneyBox()), ...answers },
    }),
  ],
})

export const Guest: Story = {
  globals: { player: 'guest' },
  decorators: [inApp({ brand, data: makePageData() })],
}
export const Filling = scene()
export const Ready = scene({ [info]: data(makeReadyBox()) })
export const Full = scene({
  [info]: data(makeReadyBox({ status: 'full', moneyBoxAmount: 5_000 })),
})
export const Sealed = scene({
  [info]: data(
    makeMoneyBox({
      status: 'broken',
      moneyBoxAmount: 40,
      availableTimeToBreak: Date.UTC(2099, 0, 1),
    }),
  ),
})
export const Inactive = scene({ [info]: data(makeMoneyBox({ status: 'inactive' })) })
export const Loading = scene({ [info]: silence })
export const Failed = scene({ [info]: () => refusal('internal') })

/** The box as it breaks, and then what was in it. */
export const Breaking: Story = {
  ...scene({
    [info]: data(makeReadyBox()),
    [smash]: data({ amount: 2_400, moneyBox: makeMoneyBox({ moneyBoxAmount: 0 }) }),
  }),
  play: press('[data-testid="money-box-break"]'),
}
