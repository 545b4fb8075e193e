import { inApp, makePlayer, refusal, silence, type TestAppOptions } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { tournaments } from '../feature.ts'
import { makeStanding, makeTournament } from '../testing/makeTournament.ts'
import { TournamentsPage } from './TournamentsPage.tsx'

const brand = { features: [tournaments()] }
const running = 'GET /rest/tournaments/running/'
const upcoming = 'GET /rest/next-tournaments/'
const history = 'GET /rest/tournaments-history/'
const day = 86_400_000

const page = (list: ReturnType<typeof makeTournament>[], total = list.length) => ({
  success: true,
  data: { tournaments: list, total },
})
const marathon = makeTournament({
  historyId: 462,
  title: { en: 'Weekend marathon', es: 'Maratón de fin de semana' },
  games: [1, 2, 3],
  gamesTitle: { en: 'Popular games', es: 'Juegos populares' },
  gamesPage: 'popular-games',
  winners: [],
  players: 0,
})
const ahead = [1, 2, 3, 4, 5].map((number) =>
  makeTournament({
    historyId: number * 10 + 1,
    status: 'upcoming',
    startedAt: Date.UTC(2099, 0, 1) + number * day,
    finishedAt: Date.UTC(2099, 0, 2) + number * day,
    winners: [],
  }),
)
const past = [
  makeStanding({ place: 2, prize: { coins: 3000, entries: 5 } }),
  makeStanding({ place: 31, prize: null }),
  null,
].map((playerData, index) =>
  makeTournament({
    historyId: 100 + index,
    status: 'finished',
    finishedAt: Date.UTC(2026, 0, 3 - index),
    playerData,
  }),
)

const meta: Meta<typeof TournamentsPage> = { title: 'Tournaments/Page', component: TournamentsPage }
export default meta
type Story = StoryObj<typeof TournamentsPage>

const scene = (answers: TestAppOptions['answers'] = {}, player = makePlayer()): Story => ({
  decorators: [
    inApp({
      brand,
      player,
      data: makePageData(),
      answers: {
        [running]: page([makeTournament({ playerData: makeStanding() }), marathon]),
        [upcoming]: page(ahead, 16),
        [history]: page(past, 9),
        ...answers,
      },
    }),
  ],
})

export const Guest: Story = {
  globals: { player: 'guest' },
  decorators: [
    inApp({
      brand,
      data: makePageData(),
      answers: {
        [running]: page([makeTournament()]),
        [upcoming]: page(ahead, 16),
        [history]: page([], 0),
      },
    }),
  ],
}
export const Playing = scene()
export const AmongTheFirst = scene({
  [running]: page([
    makeTournament({ playerData: makeStanding({ place: 2, points: 1150, roundsPlayed: 100 }) }),
  ]),
})
export const NoneRuns = scene({
  [running]: page([]),
  [upcoming]: page([], 0),
  [history]: page([], 0),
})
export const Loading = scene({ [running]: silence, [upcoming]: silence, [history]: silence })
export const Failed = scene({
  [running]: () => refusal('not-found'),
  [upcoming]: () => refusal('not-found'),
  [history]: () => refusal('not-found'),
})
