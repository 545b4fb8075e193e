import { mostWeight } from '@marquee/game-math'
import { limits } from './limits.ts'
import { MathsError } from './problem.ts'
import { linesOf } from './readFile.ts'

/** A line of a look-up table. */
export type TableRow = { line: number; id: number; weight: number; payout: number }

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isSafeInteger(value) && value >= 0

function readRow(file: string, line: number, text: string): TableRow {
  const cells = text.split(',').map((cell) => (/^\s*\d+\s*$/.test(cell) ? Number(cell) : undefined))
  const [id, weight, payout] = cells
  if (cells.length !== 3 || !isCount(id) || !isCount(payout)) {
    throw new MathsError(
      file,
      line,
      `"${text}" is no line of a look-up table. Write id, weight and payout in hundredths of the stake, all whole: 17,250,1150.`,
    )
  }
  if (!isCount(weight)) {
    const what =
      weight === undefined
        ? 'no whole number from 0.'
        : '2^53 or more, which no number here holds. Divide the weights until they add up to below 2^52.'
    throw new MathsError(file, line, `The weight of ${id} is ${what}`)
  }
  return { line, id, weight, payout }
}

/**
 * Reads a look-up table: lines of id, weight and payout in hundredths of the stake. What has a weight of 0
 * is never drawn: an optimiser rounds the weights of what is very rare down to it.
 * @throws MathsError naming the line.
 */
export function readTable(file: string, text: string): Map<number, TableRow> {
  const rows = new Map<number, TableRow>()
  let total = 0
  let drawn = 0
  for (const [line, content] of linesOf(text)) {
    const row = readRow(file, line, content)
    const before = rows.get(row.id)
    if (before) {
      throw new MathsError(file, line, `The id ${row.id} stands in line ${before.line} too.`)
    }
    if (row.payout > limits.topWin * 100) {
      const most = `${limits.topWin} times the stake`
      throw new MathsError(
        file,
        line,
        `${row.id} pays ${row.payout / 100}; no round pays over ${most}.`,
      )
    }
    total += row.weight
    rows.set(row.id, row)
    if (row.weight > 0 && ++drawn > limits.books) {
      throw new MathsError(
        file,
        line,
        `More than ${limits.books} books can be drawn. All of them are held in memory: publish fewer rounds.`,
      )
    }
  }
  if (rows.size === 0) throw new MathsError(file, null, 'has no line, so nothing can be drawn.')
  if (total === 0) throw new MathsError(file, null, 'has no weight above 0: nothing can be drawn.')
  if (total >= mostWeight) {
    throw new MathsError(
      file,
      null,
      `The weights add up to ${total}, which is 2^52 or more. Divide them.`,
    )
  }
  return rows
}
