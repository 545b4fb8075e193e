import type { FreeSpins, LineModel, Strips } from './slot-model.ts'
import { symbolIds } from './symbols.ts'
import type { SymbolId } from './symbols.ts'

/** Of the five-reel models; a board of held coins always has as many. */
export const reelCount = 5
export const rowCount = 3
export const cellCount = reelCount * rowCount

const codes = new Map<SymbolId, number>(symbolIds.map((symbol, code) => [symbol, code]))

export function codeOf(symbol: SymbolId): number {
  return codes.get(symbol)!
}

export function symbolOf(code: number): SymbolId {
  return symbolIds[code]!
}

export const wild = codeOf('wild')
export const scatter = codeOf('scatter')
export const coin = codeOf('coin')
export const jackpot = codeOf('jackpot')

/** Symbols that count anywhere in view: no wild replaces them and no line holds them. */
export const firstLoose = codeOf('coin')

export function isLoose(code: number): boolean {
  return code === scatter || code >= firstLoose
}

/** One set of strips as numbers: `windows[reel][stop]` holds the three symbols in view. */
export type CompiledStrips = { windows: Uint8Array[][]; expanded: boolean[][] }

/** A model as numbers, for speed; play and analysis read the same tables. */
export type CompiledModel = {
  model: LineModel
  lines: number
  /** Line pays in line stakes at `symbol * 6 + count`. */
  pays: Int32Array
  base: CompiledStrips
  free?: CompiledStrips & { rules: FreeSpins }
}

const compiled = new WeakMap<LineModel, CompiledModel>()

/** The number tables of a model; made once per model. */
export function compile(model: LineModel): CompiledModel {
  const known = compiled.get(model)
  if (known) return known
  const pays = new Int32Array(symbolIds.length * 6)
  for (const [symbol, row] of Object.entries(model.pays)) {
    row.forEach((pay, index) => {
      pays[codeOf(symbol as SymbolId) * 6 + index + 2] = pay
    })
  }
  const made: CompiledModel = {
    model,
    lines: model.paylines.length,
    pays,
    base: compileStrips(model.strips, model.expandingWilds),
    ...(model.freeSpins && {
      free: {
        ...compileStrips(model.freeSpins.strips, model.freeSpins.expandingWilds),
        rules: model.freeSpins,
      },
    }),
  }
  compiled.set(model, made)
  return made
}

export function compileStrips(
  strips: Strips,
  expandingWilds: boolean,
  rows = rowCount,
): CompiledStrips {
  const expanded: boolean[][] = []
  const windows = strips.map((strip) => {
    const flags: boolean[] = []
    expanded.push(flags)
    return strip.map((_, stop) => {
      const view = Uint8Array.from({ length: rows }, (_unused, row) =>
        codeOf(strip[(stop + row) % strip.length]!),
      )
      const expands = expandingWilds && view.includes(wild)
      flags.push(expands)
      return expands ? view.fill(wild) : view
    })
  })
  return { windows, expanded }
}
