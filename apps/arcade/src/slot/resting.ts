import { gridSize, symbolIds } from '@marquee/game-math'
import type { SlotModel, SymbolId } from '@marquee/game-math'
import type { Pictures } from '../art/pictures.ts'
import type { SymbolTextures } from './reel.ts'

/** What the reels show before the first spin: neighbours on the strips, others in each game. */
export function restingSymbols(model: SlotModel, reel: number, seed: number): SymbolId[] {
  const strip = model.strips[reel]!
  const stop = (seed * (reel + 2) * 7 + reel * 3) % strip.length
  return Array.from(
    { length: gridSize(model).rows },
    (_, row) => strip[(stop + row) % strip.length]!,
  )
}

/** Every symbol's picture, sharp and blurred, for cells of `size` pixels. */
export async function loadTextures(
  pictures: Pictures,
  names: Record<string, string>,
  size: number,
) {
  const pairs = await Promise.all(
    symbolIds.map(async (symbol) => {
      const name = names[symbol] ?? symbol
      const [sharp, blurred] = await Promise.all([
        pictures.symbol(name, size),
        pictures.symbol(name, size, true),
      ])
      return [symbol, { sharp, blurred }] as const
    }),
  )
  return Object.fromEntries(pairs) as SymbolTextures
}
