import type { GameModel, GameModelId } from '../model.ts'
import { fishDeep } from './fish-deep.ts'
import { fishShoal } from './fish-shoal.ts'
import { holdAndLink20Jackpot } from './hold-and-link-20-jackpot.ts'
import { holdAndLink25 } from './hold-and-link-25.ts'
import { jackpot10 } from './jackpot-10.ts'
import { lines10BonusBuy } from './lines-10-bonus-buy.ts'
import { lines10Classic } from './lines-10-classic.ts'
import { lines20Adventure } from './lines-20-adventure.ts'
import { lines20BonusBuy } from './lines-20-bonus-buy.ts'
import { lines25Volatile } from './lines-25-volatile.ts'
import { lines40Grand } from './lines-40-grand.ts'
import { lines5Fruit } from './lines-5-fruit.ts'

/** Every model there is; a game of the catalogue names one of them. */
export const gameModels: readonly GameModel[] = [
  lines5Fruit,
  lines10Classic,
  lines20Adventure,
  lines25Volatile,
  lines40Grand,
  lines20BonusBuy,
  lines10BonusBuy,
  holdAndLink25,
  holdAndLink20Jackpot,
  jackpot10,
  fishShoal,
  fishDeep,
]

/** The model with this id. Throws, naming the models there are, when it is unknown. */
export function findGameModel(id: GameModelId | (string & {})): GameModel {
  const model = gameModels.find((candidate) => candidate.id === id)
  if (model) return model
  throw new RangeError(
    `No game model is called "${id}". Use one of ${gameModels.map((candidate) => candidate.id).join(', ')}.`,
  )
}
