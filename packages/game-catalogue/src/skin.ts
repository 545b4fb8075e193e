import { palettes } from './palettes.ts'
import type { Random } from './random.ts'
import type { SceneCast, SceneId } from './scenes.ts'
import { scenes } from './scenes.ts'
import type { SymbolId } from './symbol-ids.ts'
import type { GameType, Skin, SymbolRole } from './types.ts'

const lows: Record<SceneCast['lows'], readonly SymbolId[]> = {
  royals: ['letter-a', 'letter-k', 'letter-q', 'letter-j', 'letter-10'],
  gems: ['ruby', 'sapphire', 'emerald', 'topaz', 'amethyst'],
  fruits: ['cherry', 'lemon', 'orange', 'plum', 'grapes'],
}

/** Symbols with a fixed meaning, which never stand in for a high symbol. */
const reserved = new Set<SymbolId>(['coin', 'jackpot', 'wild', 'scatter', 'bonus'])

function pickLows(cast: SceneCast, taken: ReadonlySet<SymbolId>): readonly SymbolId[] {
  const own = lows[cast.lows]
  return own.some((id) => taken.has(id)) ? lows.royals : own
}

/** Dresses a game: palette and symbols that fit its scene, led by its heroes. */
export function makeSkin(
  scene: SceneId,
  type: GameType,
  heroes: readonly SymbolId[],
  paletteTurn: number,
  random: Random,
): Skin {
  const cast: SceneCast = scenes[scene]
  const highs: SymbolId[] = heroes.filter((id) => !reserved.has(id) && !id.startsWith('letter'))
  for (const id of random.shuffle(cast.highs)) {
    if (!highs.includes(id)) highs.push(id)
  }
  const [high1, high2, high3, high4] = highs as [SymbolId, SymbolId, SymbolId, SymbolId]
  const taken = new Set([high1, high2, high3, high4])
  const low = pickLows(cast, taken) as [SymbolId, SymbolId, SymbolId, SymbolId, SymbolId]
  const symbols: Record<SymbolRole, SymbolId> = {
    wild: 'wild',
    scatter: type === 'bonus-buy' ? 'bonus' : 'scatter',
    high1,
    high2,
    high3,
    high4,
    low1: low[0],
    low2: low[1],
    low3: low[2],
    low4: low[3],
    low5: low[4],
    coin: 'coin',
    jackpot: 'jackpot',
  }
  const paletteId = cast.palettes[paletteTurn % cast.palettes.length]
  if (!paletteId) throw new Error(`Scene ${scene} lists no palette; add one in scenes.ts.`)
  return { scene, palette: palettes[paletteId], symbols, heroes }
}
