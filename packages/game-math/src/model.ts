import type { GameModelId } from './ids.ts'
import { instantEngines } from './instant/model.ts'
import type { InstantModel } from './instant/model.ts'
import type { GridModel, PickModel, SlotModel } from './slot-model.ts'
import type { FlightModel, SteppedModel } from './stepped-model.ts'

export type FishTarget = {
  /** Also the name of its picture. */
  id: string
  /** What a hit pays, as a multiple of the stake. */
  multiplier: number
  /** Chance of a hit: `hits` in `outOf`. */
  hits: number
  outOf: number
}

export type FishModel = {
  id: GameModelId
  engine: 'fish'
  targets: readonly FishTarget[]
  maxWinMultiple: number
}

export type GameModel = SlotModel | FishModel | InstantModel | SteppedModel

/** How many parts a stake is divided into: wins are whole multiples of one part. */
export function lineCount(model: GameModel): number {
  if ('parts' in model) return model.parts
  // A natural pays half a stake more than double.
  if (model.engine === 'blackjack') return 2
  return 'paylines' in model ? model.paylines.length : 1
}

/** Whether a model's round is one draw about something the player chose. */
export function isInstant(model: GameModel): model is InstantModel {
  return (instantEngines as readonly string[]).includes(model.engine)
}

/** Whether a model has reels. */
export function isSlot(model: GameModel): model is SlotModel {
  return 'strips' in model
}

/** Whether a model's wins lie on no lines. */
export function isGrid(model: GameModel): model is GridModel {
  return isSlot(model) && 'parts' in model
}

const stepped = new Set<GameModel['engine']>([
  'blackjack',
  'flight',
  'mines',
  'poker',
] satisfies SteppedModel['engine'][])

/** Whether a model's rounds wait for choices of the player. */
export function isStepped(model: GameModel): model is SteppedModel {
  return stepped.has(model.engine)
}

/** A model some of whose rounds wait for choices: all of them, or those whose spin opens boxes. */
export type WaitingModel = SteppedModel | PickModel

/** Whether rounds of a model may wait for choices of the player. */
export function mayWait(model: GameModel): model is WaitingModel {
  return isStepped(model) || model.engine === 'pick'
}

/** How many rounds of a model may be under way at once: the end of each is shown by itself. */
export function mostInFlight(model: GameModel): number {
  return model.engine === 'haul' ? 4 : 1
}

/** Whether a model's rounds go on by the clock while they wait. */
export function isClocked(model: GameModel): model is FlightModel {
  return model.engine === 'flight'
}

/** The size of what a slot shows. */
export function gridSize(model: SlotModel): { reels: number; rows: number } {
  return { reels: model.strips.length, rows: isGrid(model) ? model.rows : 3 }
}
