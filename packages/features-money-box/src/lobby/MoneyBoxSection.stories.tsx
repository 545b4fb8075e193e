import {
  brandSlot,
  inApp,
  makePlayer,
  refusal,
  silence,
  type TestAppOptions,
} from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { makeGame } from '@marquee/game-tiles/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { moneyBox } from '../feature.ts'
import { CongratulationsModal } from '../modal/CongratulationsModal.tsx'
import { GamesModal } from '../modal/GamesModal.tsx'
import { makeMoneyBox, makeReadyBox } from '../testing/makeMoneyBox.ts'

const meta: Meta = { title: 'Money box/Elsewhere', parameters: { notFor: ['guest', 'restricted'] } }
export default meta

const Section = brandSlot('money-box', 'lobby.sections')
const GameBar = brandSlot('money-box', 'game.bar')

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const games = 'GET /rest/money-box/games/'

const scene = (box = makeMoneyBox(), answers: TestAppOptions['answers'] = {}): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [moneyBox()] },
      path: '/lobby/',
      player: makePlayer(),
      data: [...makePageData(), [['money-box', 'info'], box]],
      answers: {
        'GET /rest/money-box/info/': { success: true, data: box },
        [games]: { success: true, data: [1, 2, 3].map((id) => makeGame({ id })) },
        ...answers,
      },
    }),
  ],
  render: () => <Section />,
})

export const Filling = scene()
export const Ready = scene(makeReadyBox())
export const BelowAGame: StoryObj = { ...scene(), render: () => <GameBar gameId={1} /> }

const gamesModal = (answers: TestAppOptions['answers'] = {}): StoryObj => ({
  ...scene(makeMoneyBox(), answers),
  parameters: { bare: true },
  render: () => <GamesModal name="money-box-games" props={{}} close={() => {}} frame={frame} />,
})
export const Games = gamesModal()
export const GamesLoading = gamesModal({ [games]: silence })
export const GamesNone = gamesModal({ [games]: { success: true, data: [] } })
export const GamesFailed = gamesModal({ [games]: () => refusal('internal') })

export const Congratulations: StoryObj = {
  ...scene(),
  parameters: { bare: true },
  render: () => (
    <CongratulationsModal
      name="money-box-congratulations"
      props={{
        won: {
          sectorId: 0,
          prize: { coins: 2_400, entries: 0 },
          lines: [{ unit: 'coins', before: 15_000, won: 2_400, now: 17_400 }],
        },
      }}
      close={() => {}}
      frame={frame}
    />
  ),
}
