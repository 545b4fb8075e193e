import type { Tournament } from '../contract/schemas.ts'

type Winner = Tournament['winners'][number]

export const makeWinner = (overrides: Partial<Winner> = {}): Winner => ({
  place: 1,
  player: 'R•••',
  points: 1240,
  prize: { coins: 5000, entries: 20 },
  ...overrides,
})

const letters = 'RKAMSTEBLO'

const prizes: Tournament['prizes'] = [
  { coins: 5000, entries: 20 },
  { coins: 3000, entries: 5 },
  { coins: 2000, entries: 0 },
  ...Array.from({ length: 7 }, () => ({ coins: 800, entries: 0 })),
  ...Array.from({ length: 10 }, () => ({ coins: 300, entries: 0 })),
]

/** Ten players, the first with most points. */
export const makeWinners = (): Winner[] =>
  [...letters].map((letter, index) =>
    makeWinner({
      place: index + 1,
      player: `${letter}•••`,
      points: 1240 - index * 90,
      prize: prizes[index] ?? null,
    }),
  )

/** A sprint over all games that runs, with ten players. */
export const makeTournament = (overrides: Partial<Tournament> = {}): Tournament => ({
  historyId: 3201,
  title: { en: 'Daily sprint', es: 'Sprint diario' },
  rule: { inARow: 10, rounds: 100 },
  startedAt: Date.UTC(2026, 0, 1),
  finishedAt: Date.UTC(2099, 0, 1),
  status: 'running',
  games: [],
  gamesTitle: null,
  gamesPage: null,
  players: 10,
  prizes,
  winners: makeWinners(),
  playerData: null,
  ...overrides,
})

/** A player who is on the fourteenth place. */
export const makeStanding = (
  overrides: Partial<NonNullable<Tournament['playerData']>> = {},
): NonNullable<Tournament['playerData']> => ({
  roundsPlayed: 38,
  points: 212,
  place: 14,
  prize: { coins: 300, entries: 0 },
  ...overrides,
})
