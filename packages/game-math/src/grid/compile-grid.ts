import { codeOf, compileStrips } from '../compile.ts'
import type { CascadeMultipliers, FreeSpins, GridModel } from '../slot-model.ts'
import { symbolIds } from '../symbols.ts'
import type { SymbolId } from '../symbols.ts'

/** The strips of paid or of free spins, and what their wins are multiplied by. */
export type GridSet = {
  /** `strips[reel]`: the symbol codes of the loop. */
  strips: Uint8Array[]
  /** `windows[reel][stop]`: the symbols in view. */
  windows: Uint8Array[][]
  /** Win by fall; no fall follows where `falls` is false. */
  multipliers: CascadeMultipliers
  falls: boolean
  /** Multiplies every win of the spin, scatters included. */
  multiplier: number
}

/** A model as numbers; play and analysis read the same tables. */
export type CompiledGrid = {
  model: GridModel
  reels: number
  rows: number
  /** Parts of the stake at `symbol * payWidth + count`, for every count there can be. */
  pays: Int32Array
  payWidth: number
  base: GridSet
  free?: GridSet & { rules: FreeSpins }
}

const compiled = new WeakMap<GridModel, CompiledGrid>()

/** The number tables of a model; made once per model. */
export function compileGrid(model: GridModel): CompiledGrid {
  const known = compiled.get(model)
  if (known) return known
  const reels = model.strips.length
  const payWidth = reels * model.rows + 1
  const pays = new Int32Array(symbolIds.length * payWidth)
  for (const [symbol, bands] of Object.entries(model.pays)) {
    for (const [least, parts] of bands) {
      pays.fill(
        parts,
        codeOf(symbol as SymbolId) * payWidth + least,
        (codeOf(symbol as SymbolId) + 1) * payWidth,
      )
    }
  }
  const made: CompiledGrid = {
    model,
    reels,
    rows: model.rows,
    pays,
    payWidth,
    base: makeSet(model, model.strips, model.cascade, 1),
    ...(model.freeSpins && {
      free: {
        ...makeSet(
          model,
          model.freeSpins.strips,
          model.freeSpins.cascade,
          model.freeSpins.multiplier,
        ),
        rules: model.freeSpins,
      },
    }),
  }
  compiled.set(model, made)
  return made
}

function makeSet(
  { rows }: GridModel,
  strips: GridModel['strips'],
  cascade: CascadeMultipliers | undefined,
  multiplier: number,
): GridSet {
  return {
    strips: strips.map((strip) => Uint8Array.from(strip, codeOf)),
    windows: compileStrips(strips, false, rows).windows,
    multipliers: cascade ?? [1],
    falls: cascade !== undefined,
    multiplier,
  }
}
