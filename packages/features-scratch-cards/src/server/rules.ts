import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { ScratchCardSettings } from './settings.ts'
import type { Randomness } from '@marquee/platform-kernel/random'
import { isRunning, type Period, periodAt } from '@marquee/platform-campaigns/campaigns/period'
import { shuffled } from '@marquee/platform-draws/shuffled'

const day = 86_400_000

/** So long before the end of a run its players are told what they would lose, in ms. */
export const warnedBefore = day

/** The run that an instant belongs to, see `periodAt`. */
export const scratchPeriod = (
  { rhythm, days }: Pick<ScratchCardSettings, 'rhythm' | 'days'>,
  now: number,
): Period => periodAt({ ...rhythm, days }, now)

/** Whether a run of the brand is on: until it finishes, cards and boxes alike (FEATURE-02, MAGICBOX-02). */
export const hasRun = (
  { scratchCards }: Pick<BrandSettings, 'scratchCards'>,
  now: number,
): boolean => scratchCards !== null && isRunning(scratchPeriod(scratchCards, now), now)

/** From one free card to the next; instants in epoch ms. */
export interface Turn {
  /** 1 for the first of a run. */
  number: number
  /** When the next free card comes; null when the run ends before. */
  nextAt: number | null
}

/** The turn that an instant of a running run belongs to. */
export function turnAt(
  { daysPerCard }: Pick<ScratchCardSettings, 'daysPerCard'>,
  { startedAt, finishedAt }: Period,
  now: number,
): Turn {
  const length = daysPerCard * day
  const before = Math.floor((now - startedAt) / length)
  const nextAt = startedAt + (before + 1) * length
  return { number: before + 1, nextAt: nextAt < finishedAt ? nextAt : null }
}

const perPeriod = 10_000
const firstEarned = 1_000

/** The one free card of a turn, or the how-manieth card that rounds earned. */
export type CardName = { turn: number } | { earned: number }

/** The id of a card with a number among those of its run. */
export const idOf = (period: number, number: number): number => period * perPeriod + number

/** Ids tell what a card is, so that none has to be dealt before it is scratched. */
export const cardId = (period: number, name: CardName): number =>
  idOf(period, 'turn' in name ? name.turn : firstEarned + name.earned)

/** The number of a card with an id, among those of its run. */
export const numberOf = (period: number, id: number): number => id - period * perPeriod

/** What an id stands for in a run; null for another run's, or none at all. */
export function cardOf(period: number, id: number): CardName | null {
  const number = numberOf(period, id)
  if (number <= 0 || number >= perPeriod) return null
  if (number < firstEarned) return { turn: number }
  return number > firstEarned ? { earned: number - firstEarned } : null
}

export interface Progress {
  turn: number
  rounds: number
  turn_cards: number
  earned: number
}

/** Where a player stands in a turn: what was counted in an earlier one begins anew, what was earned stays. */
export const progressIn = (turn: number, known: Progress | undefined): Progress =>
  known?.turn === turn ? known : { turn, rounds: 0, turn_cards: 0, earned: known?.earned ?? 0 }

/** What a player has after one more round; none counts once the turn's cards are earned. */
export function afterRound<P extends Progress>(
  progress: P,
  { roundsPerCard, cardsPerTurn }: Pick<ScratchCardSettings, 'roundsPerCard' | 'cardsPerTurn'>,
): P {
  if (progress.turn_cards >= cardsPerTurn) return progress
  const rounds = progress.rounds + 1
  if (rounds < roundsPerCard) return { ...progress, rounds }
  return {
    ...progress,
    rounds: 0,
    turn_cards: progress.turn_cards + 1,
    earned: progress.earned + 1,
  }
}

/**
 * Nine fields that tell an outcome: it stands in three of them, and no other in more than two. The
 * outcome is drawn before, by the published odds.
 */
export function fieldsFor(
  wonId: number,
  { outcomes }: Pick<ScratchCardSettings, 'outcomes'>,
  random: Pick<Randomness, 'int'>,
): number[] {
  const others = outcomes.flatMap(({ id }) => (id === wonId ? [] : [id, id]))
  return shuffled([wonId, wonId, wonId, ...shuffled(others, random).slice(0, 6)], random)
}

/** Whole seconds, rounded up: what still counts is never told to be over. */
export const secondsUntil = (time: number, now: number): number =>
  Math.max(0, Math.ceil((time - now) / 1000))
