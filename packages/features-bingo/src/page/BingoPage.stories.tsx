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
import { bingo } from '../feature.ts'
import { BingoStore } from '../store/BingoStore.tsx'
import {
  makeBingoGame,
  makeBingoInfo,
  makePlayed,
  makeStatus,
  makeStore,
} from '../testing/makeBingo.ts'
import { BingoPage } from './BingoPage.tsx'

const brand = { features: [bingo()] }
const status = 'GET /rest/bingo/check-player-status/'
const game = 'GET /rest/bingo/bingo-game-data/'
const play = 'POST /rest/bingo/bingo-accrue-reward/'
const store = 'GET /rest/bingo/store/'
const data = (value: object) => ({ success: true, data: value })

const meta: Meta<typeof BingoPage> = { title: 'Bingo/Page', component: BingoPage }
export default meta
type Story = StoryObj<typeof BingoPage>

const scene = (answers: TestAppOptions['answers'] = {}, withStore = false): Story => ({
  decorators: [
    inApp({
      brand,
      player: makePlayer(),
      data: makePageData({ info: makeBingoInfo() }),
      answers: {
        [status]: data(makeStatus()),
        [game]: data(makeBingoGame()),
        [play]: data(makePlayed()),
        [store]: data(makeStore()),
        ...answers,
      },
    }),
  ],
  ...(withStore && { args: { Store: BingoStore } }),
})

export const Guest: Story = {
  globals: { player: 'guest' },
  decorators: [inApp({ brand, data: makePageData() })],
}
export const Collecting = scene()
export const Undealt = scene({
  [status]: data(makeStatus({ availablePoint: 0, nextBallProgress: 0 })),
  [game]: data(makeBingoGame({ card: [] })),
})
export const Ready = scene({ [status]: data(makeStatus({ availablePoint: 12, isPlayable: true })) })
export const Over = scene({ [status]: data(makeStatus({ isActive: false })) })
export const Loading = scene({ [status]: silence })
export const Failed = scene({ [status]: () => refusal('not-found') })
export const WithStore = scene({}, true)

/** A game from its first ball to its prize. */
export const Playing: Story = {
  ...scene({ [status]: data(makeStatus({ availablePoint: 10, isPlayable: true })) }),
  play: press('[data-testid="bingo-play"]', '[data-testid="bingo-hurry"]'),
}
