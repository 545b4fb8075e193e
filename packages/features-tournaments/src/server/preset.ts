import type { IssueKey } from '@marquee/game-catalogue'
import type { z } from 'zod'
import type { tournamentsSettings } from './settings.ts'
import { texts } from './messages/texts.ts'

type TournamentsSource = z.input<typeof tournamentsSettings>
type Title = TournamentsSource[number]['title']

interface Calendar {
  /** Coins of the smallest step; every prize in coins is a multiple. */
  figures: { unit: number; entries: readonly [number, number, number] }
  /** Of the daily sprint and the weekend's marathon. */
  titles: { sprint: Title; marathon: Title }
  /** Whose games count in the marathon; in the sprint every game does. */
  marathonGames: IssueKey
}

/** Names of the days of a sprint, in turn, with their prizes in percent; the first has none. */
const days = [
  [null, 100],
  [texts('days.plus'), 110],
  [texts('days.light'), 80],
  [texts('days.extra'), 120],
  [texts('days.mega'), 150],
] as const

/** Each day of a sprint by its prizes: 'The lightning sprint: Mega'. */
const sprintTurns = (title: Title): TournamentsSource[number]['turns'] =>
  days.map(([name, coinsPercent]) => ({
    games: null,
    coinsPercent,
    title: name ? texts('sprintTurns.title', { title, name }) : title,
  }))

/** A sprint each day and a marathon from Friday noon to Sunday midnight, by the calendar of UTC. */
export const tournamentsPreset = ({
  figures: {
    unit,
    entries: [few, some, many],
  },
  titles,
  marathonGames,
}: Calendar): TournamentsSource => [
  {
    id: 1,
    title: titles.sprint,
    firstStart: '2026-01-05T00:00:00Z',
    everyHours: 24,
    hours: 24,
    games: null,
    inARow: 10,
    rounds: 100,
    prizes: [
      { coins: 50 * unit, entries: some },
      { coins: 30 * unit, entries: few },
      { coins: 20 * unit },
      { places: 7, coins: 8 * unit },
      { places: 10, coins: 3 * unit },
    ],
    turns: sprintTurns(titles.sprint),
  },
  {
    id: 2,
    title: titles.marathon,
    firstStart: '2026-01-09T12:00:00Z',
    everyHours: 168,
    hours: 60,
    games: marathonGames,
    inARow: 20,
    rounds: 300,
    prizes: [
      { coins: 200 * unit, entries: 2 * many },
      { coins: 120 * unit, entries: many },
      { coins: 80 * unit, entries: some },
      { places: 7, coins: 30 * unit },
      { places: 20, coins: 10 * unit },
    ],
  },
]
