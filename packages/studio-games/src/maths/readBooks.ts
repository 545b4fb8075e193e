import type { Book, BookEvent } from '@marquee/game-math'
import { MathsError } from './problem.ts'
import { linesOf } from './readFile.ts'
import type { TableRow } from './readTable.ts'

type RawBook = { id?: unknown; payoutMultiplier?: unknown; events?: unknown }

function parseLine(file: string, line: number, text: string): RawBook {
  try {
    const value = JSON.parse(text) as unknown
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Said below, as for what is JSON and no book.
  }
  throw new MathsError(file, line, 'This is no book. Write one JSON object in each line.')
}

/** The books of a mode that can be drawn, and how many others there were. */
export type ReadBooks = { books: Book[]; neverDrawn: number }

/**
 * Reads books, one JSON object with `id`, `payoutMultiplier` (hundredths of the stake) and `events` in
 * each line, and puts them together with what the table says of them. Those of weight 0 have to agree with
 * their table too, and are left out.
 * @throws MathsError naming the line where a book is wrong or differs from its table.
 */
export function readBooks(
  { file, text }: { file: string; text: string },
  table: { file: string; rows: ReadonlyMap<number, TableRow> },
): ReadBooks {
  const seen = new Set<number>()
  const books: Book[] = []
  for (const [line, content] of linesOf(text)) {
    const { id, payoutMultiplier: payout, events } = parseLine(file, line, content)
    const wrong = (what: string) => new MathsError(file, line, what)
    if (typeof id !== 'number' || !Number.isSafeInteger(id)) throw wrong('`id` is no whole number.')
    if (!Array.isArray(events)) throw wrong(`\`events\` of book ${id} is no list.`)
    if (seen.has(id)) throw wrong(`Book ${id} stands in a line before too.`)
    const row = table.rows.get(id)
    if (!row) throw wrong(`Book ${id} has no weight: ${table.file} does not name it.`)
    if (payout !== row.payout) {
      const said = `${table.file}:${row.line} says ${row.payout}`
      throw wrong(`Book ${id} pays ${JSON.stringify(payout)}, and ${said}. They have to agree.`)
    }
    seen.add(id)
    const { weight } = row
    if (weight > 0) books.push({ id, weight, payout: row.payout, events: events as BookEvent[] })
  }
  for (const { id, weight, line } of table.rows.values()) {
    if (weight === 0 || seen.has(id)) continue
    throw new MathsError(table.file, line, `${id} can be drawn, and ${file} has no book ${id}.`)
  }
  return { books, neverDrawn: table.rows.size - books.length }
}
