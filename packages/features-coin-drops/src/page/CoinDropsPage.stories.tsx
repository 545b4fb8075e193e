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
import { coinDrops } from '../feature.ts'
import { makeClaimed, makeDrops, makeRaining } from '../testing/makeDrops.ts'
import { CoinDropsPage } from './CoinDropsPage.tsx'

const brand = { features: [coinDrops()] }
const info = 'GET /rest/coin-drops/'
const data = (value: object) => ({ success: true, data: value })

const meta: Meta<typeof CoinDropsPage> = { title: 'Coin Drops/Page', component: CoinDropsPage }
export default meta
type Story = StoryObj<typeof CoinDropsPage>

const scene = (answers: TestAppOptions['answers'] = {}, isGuest = false): Story => ({
  decorators: [
    inApp({
      brand,
      player: isGuest ? null : makePlayer(),
      data: makePageData(),
      answers: {
        [info]: data(makeRaining()),
        'POST /rest/coin-drops/1/claim/': data(makeClaimed()),
        ...answers,
      },
    }),
  ],
})

export const Guest: Story = { ...scene({}, true), globals: { player: 'guest' } }
export const Raining = scene()
export const Waiting = scene({ [info]: data(makeDrops()) })
export const Taken = scene({
  [info]: data({ ...makeRaining(), taken: { coins: 500, entries: 0 } }),
})
export const Resting = scene({ [info]: data(makeDrops({ upcoming: [], odds: [] })) })
export const Loading = scene({ [info]: silence })
export const Failed = scene({ [info]: () => refusal('not-found') })

/** Coins caught by the button. */
export const Caught: Story = {
  ...scene(),
  play: press('[data-testid="drop-take"]'),
}
