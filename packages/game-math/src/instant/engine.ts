import type { Rng } from '../rng.ts'
import type { InstantRoundStep } from './outcome.ts'

/** One way a round can end. */
export type Pay = {
  /** What it pays as a multiple of the stake; above 0. */
  multiple: number
  /** Exact share of rounds that end so, 0 to 1. */
  chance: number
  /** How many picked numbers were drawn, where that is what pays. */
  caught?: number
}

/** A step before the stake has turned its multiple into minor units. */
export type Drawn = InstantRoundStep extends infer Step
  ? Step extends InstantRoundStep
    ? Omit<Step, 'win'>
    : never
  : never

/** What an engine knows of a model and of what its players may choose. */
export type InstantEngine<Model, Choice> = {
  /**
   * Reads what the player chose. Throws a RangeError that says what the model has no room for, why,
   * and what it accepts.
   */
  read: (model: Model, text: string | undefined) => Choice
  /** How a round can win under this choice; all other rounds win nothing. */
  pays: (model: Model, choice: Choice) => Pay[]
  draw: (model: Model, choice: Choice, rng: Rng) => Drawn
  /** What a round costs, as a multiple of the stake; one stake where it is absent. */
  price?: (model: Model, choice: Choice) => number
  /** Every choice there is; where only the number of things chosen counts, one for each number. */
  choices: (model: Model) => Iterable<string>
  /** Those whose figures are on record and in the rules; they span the others. */
  samples: (model: Model) => string[]
}

/** The choice as an error quotes it. */
export const quoted = (text: string | undefined): string =>
  text === undefined ? 'nothing' : JSON.stringify(text)
