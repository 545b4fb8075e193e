import { type GameModel, gridSize, isGrid, isSlot } from './model.ts'

/** `ways-243`, by how many there are through the reels. */
const waysOf = (model: GameModel): string[] => {
  if (model.engine !== 'ways') return []
  const { reels, rows } = gridSize(model)
  return [`ways-${rows ** reels}`]
}

/**
 * What a player looks for in a game of this model, by keys that a page has words for. What its type
 * says already, such as dice or crash, is left out.
 */
export function featuresOf(model: GameModel): string[] {
  if (!isSlot(model)) return []
  const has = {
    'free-spins': Boolean(model.freeSpins),
    'bonus-buy': Boolean(model.bonusBuy),
    cascades: isGrid(model) && Boolean(model.cascade),
    cluster: model.engine === 'cluster',
    'scatter-pays': model.engine === 'scatter-pays',
    respins: model.engine === 'hold-and-link',
    wheel: model.engine === 'wheel',
    pick: model.engine === 'pick',
    jackpot:
      model.engine === 'hold-and-link' ||
      (model.engine === 'lines' && Boolean(model.jackpots ?? model.network)),
  }
  const names = Object.entries(has).flatMap(([name, is]) => (is ? [name] : []))
  return [...names, ...waysOf(model)]
}
