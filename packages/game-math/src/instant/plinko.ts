import type { InstantEngine } from './engine.ts'
import { quoted } from './engine.ts'
import { plinkoRisks, plinkoRows } from './model.ts'
import type { PlinkoModel, PlinkoRisk, PlinkoRows } from './model.ts'

export type PlinkoChoice = { rows: PlinkoRows; risk: PlinkoRisk }

const every = plinkoRows.flatMap((rows) => plinkoRisks.map((risk) => ({ rows, risk })))

/** A choice as text: `12-medium`. */
export const plinkoText = ({ rows, risk }: PlinkoChoice): string => `${rows}-${risk}`

const known = new Map(every.map((choice) => [plinkoText(choice), choice]))

/** What each slot pays, from the left, as multiples of the stake. */
export function plinkoSlots({ tables }: PlinkoModel, { rows, risk }: PlinkoChoice): number[] {
  const half = tables[rows][risk]
  return [...half.toReversed(), ...half.slice(1)]
}

export const plinko: InstantEngine<PlinkoModel, PlinkoChoice> = {
  read: ({ id }, text) => {
    const choice = known.get(text ?? '')
    if (choice) return choice
    throw new RangeError(
      `A drop in ${id} needs rows and a risk, not ${quoted(text)}: they decide what each slot pays. ` +
        `Use one of ${[...known.keys()].join(', ')}.`,
    )
  },
  pays: ({ tables }, { rows, risk }) =>
    tables[rows][risk].flatMap((multiple, away) => {
      const chance = waysTo(rows, rows / 2 + away) / 2 ** rows
      return multiple > 0 ? [{ multiple, chance: away === 0 ? chance : chance * 2 }] : []
    }),
  draw: ({ tables }, { rows, risk }, rng) => {
    const bits = rng.int(2 ** rows)
    const path = Array.from({ length: rows }, (_, row): 0 | 1 => ((bits >> row) & 1) as 0 | 1)
    const slot = path.reduce<number>((sum, right) => sum + right, 0)
    return { kind: 'drop', path, slot, multiple: tables[rows][risk][Math.abs(slot - rows / 2)]! }
  },
  choices: () => known.keys(),
  samples: () => [...known.keys()],
}

/** In how many ways a path of `rows` turns goes to the right `rights` times. */
function waysTo(rows: number, rights: number): number {
  let ways = 1
  for (let turn = 1; turn <= rights; turn++) ways = (ways * (rows - rights + turn)) / turn
  return Math.round(ways)
}
