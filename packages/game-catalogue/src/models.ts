import type { Random } from './random.ts'
import type { GameModelId, GameType } from './types.ts'

/** The models a type of game may run on. */
export const modelsByType: Readonly<Record<GameType, readonly GameModelId[]>> = {
  slots: ['lines-20-adventure', 'lines-25-volatile', 'lines-40-grand'],
  'bonus-buy': ['lines-20-bonus-buy', 'lines-10-bonus-buy'],
  'hold-and-link': ['hold-and-link-25', 'hold-and-link-20-jackpot'],
  fish: ['fish-shoal', 'fish-deep'],
  jackpots: ['jackpot-10', 'hold-and-link-20-jackpot'],
  classic: ['lines-5-fruit', 'lines-10-classic'],
}

/** True for models that feed and pay a jackpot. */
export function hasJackpot(model: GameModelId): boolean {
  return model === 'jackpot-10' || model === 'hold-and-link-20-jackpot'
}

/** Picks the model of a game; a jackpot game is nearly always the jackpot model proper. */
export function pickModel(type: GameType, random: Random): GameModelId {
  const [first, ...others] = modelsByType[type]
  if (type === 'jackpots' && random.chance(0.7)) return first as GameModelId
  return random.pick([first, ...others]) as GameModelId
}
