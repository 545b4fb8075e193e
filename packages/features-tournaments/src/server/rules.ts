import type { Prize } from '@marquee/contract'
import type { Tournament } from '../contract/schemas.ts'
import { issues } from '@marquee/game-catalogue'
import type { TournamentSettings } from './settings.ts'
import type { TournamentTerms } from './migrations.ts'

const hourMs = 3_600_000
/** How far ahead tournaments are announced, in ms. */
export const announcedFor = 14 * 24 * hourMs

/** One run of a tournament; instants in epoch ms. */
export interface Run {
  settings: TournamentSettings
  historyId: number
  startedAt: number
  finishedAt: number
}

/** What one run is, where a tournament's runs take turns: its own title, games and prizes. */
function turnOf(settings: TournamentSettings, number: number): TournamentSettings {
  const turn = settings.turns[(number - 1) % settings.turns.length]
  if (!turn) return settings
  const { title, games, coinsPercent } = turn
  const prizes = settings.prizes.map((prize) => ({
    ...prize,
    coins: Math.round((prize.coins * coinsPercent) / 100),
  }))
  return { ...settings, title, games, prizes }
}

/** The how-manieth run, from 1 on. */
function runOf(tournament: TournamentSettings, number: number): Run {
  const settings = turnOf(tournament, number)
  const startedAt = Date.parse(settings.firstStart) + (number - 1) * settings.everyHours * hourMs
  return {
    settings,
    historyId: number * 10 + settings.id,
    startedAt,
    finishedAt: startedAt + settings.hours * hourMs,
  }
}

/** How many runs have begun by an instant. */
const begun = ({ firstStart, everyHours }: TournamentSettings, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(firstStart)) / (everyHours * hourMs)) + 1)

/** What runs at an instant, the one that ends first in front, of two the shorter. */
export const runsAt = (all: readonly TournamentSettings[], now: number): Run[] =>
  all
    .flatMap((settings) => {
      const number = begun(settings, now)
      const run = number > 0 ? runOf(settings, number) : null
      return run && now < run.finishedAt ? [run] : []
    })
    .sort((one, other) => one.finishedAt - other.finishedAt || other.startedAt - one.startedAt)

/** What begins within two weeks, the next one first. */
export const runsAfter = (all: readonly TournamentSettings[], now: number): Run[] =>
  all
    .flatMap((settings) => {
      const first = begun(settings, now) + 1
      const last = begun(settings, now + announcedFor)
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
        runOf(settings, first + index),
      )
    })
    .sort((one, other) => one.startedAt - other.startedAt || one.historyId - other.historyId)

const sets = new Map(issues.map(({ key, ...issue }) => [key as string, issue]))

/** What a tournament says of itself, as players read it and as its end is held to. */
export function termsOf({
  title,
  games,
  inARow,
  rounds,
  prizes,
}: TournamentSettings): TournamentTerms {
  const set = games === null ? undefined : sets.get(games)
  return {
    title,
    rule: { inARow, rounds },
    games: [...(set?.gameIds ?? [])],
    gamesTitle: set?.title ?? null,
    gamesPage: set?.pageName ?? null,
    prizes: prizes.flatMap(({ places, coins, entries }) =>
      Array.from({ length: places }, () => ({ coins, entries })),
    ),
  }
}

/** Whether a game counts; every game does where none is named. */
export const counts = ({ games }: Pick<Tournament, 'games'>, gameId: number): boolean =>
  games.length === 0 || games.includes(gameId)

export interface Score {
  rounds: number
  points: number
  /** The last rounds' wins by their stakes, in hundredths. */
  recent: number[]
}

/**
 * What a player has after one more round: the best sum of rounds in a row, so that neither a high
 * stake nor sitting longer than others buys a place.
 * @param round amounts in the minor units of whatever it was played with.
 */
export function afterRound(
  before: Score,
  { cost, win }: { cost: number; win: number },
  { inARow }: Tournament['rule'],
): Score {
  const recent = [...before.recent, Math.floor((win * 100) / cost)].slice(-inARow)
  const sum = recent.reduce((total, one) => total + one, 0)
  return { rounds: before.rounds + 1, recent, points: Math.max(before.points, sum) }
}

/** What a place brings; null beyond the last that brings something. */
export const prizeOf = (prizes: readonly Prize[], place: number | null): Prize | null =>
  place === null ? null : (prizes[place - 1] ?? null)
