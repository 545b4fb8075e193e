import type { GameModel } from '../model.ts'
import type { ActionAnalysis } from './figures.ts'

/** Ways to play a game return the same within this: the most of them with the least. */
export const mostApart = 0.005

/** How far apart the returns of what a player can do are. */
export const spreadOf = (actions: readonly Pick<ActionAnalysis, 'rtp'>[]): number =>
  actions.reduce((most, { rtp }) => Math.max(most, rtp), -Infinity) -
  actions.reduce((least, { rtp }) => Math.min(least, rtp), Infinity)

/** How far apart a model's returns may be: as everywhere, unless it says that it was played with more. */
export const mayBeApart = (model: GameModel): number =>
  ('playedApart' in model && model.playedApart) || mostApart

/** What is wrong with how far apart a model's returns are, as a sentence; null where nothing is. */
export function unevenness(
  model: GameModel,
  actions: readonly Pick<ActionAnalysis, 'rtp'>[],
): string | null {
  const [spread, allowed] = [spreadOf(actions), mayBeApart(model)]
  // A return counts in parts of a million, sums of fractions are off by less.
  if (spread <= allowed + 1e-9) return null
  return `Its ways to play return ${(100 * spread).toFixed(3)} points apart, and ${(100 * allowed).toFixed(3)} are allowed.`
}
