import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { BookEvent, BookMode, BooksModel } from '../instant/model.ts'
import type { BooksModelId } from '../ids.ts'

/** A book with a hash of its events in the place of what it shows; payout in hundredths of the stake. */
type BookLine = { id: number; weight: number; payout: number; events: string }

/**
 * What a model of books draws from. The model's id has a hash of all of it, and the receipt of a round has
 * the id: a table that is told later is the one that the round was drawn from, or is found to be another.
 */
export type BooksTable = {
  modelId: BooksModelId
  stakes: readonly number[] | null
  modes: Readonly<Record<string, { price: number; books: readonly BookLine[] }>>
}

/** 64 bits stand for what a book shows, 128 for a table. */
const eventDigits = 16
const tableDigits = 32

const hashOf = (text: string, digits: number): string =>
  bytesToHex(sha256(utf8ToBytes(text))).slice(0, digits)

/** JSON whose keys are sorted, so that it is the same wherever it was kept in between. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, held]) => [key, sorted(held)]),
  )
}

const eventsHash = (events: readonly BookEvent[]): string =>
  hashOf(JSON.stringify(sorted(events)), eventDigits)

/** Whether an id may be one of a model of books. */
export const isBooksModelId = (id: string): id is BooksModelId =>
  /^[a-z0-9-]{1,60}\.[0-9a-f]{32}$/.test(id)

/** Modes by name: text does not keep the order of keys that are numbers. */
const listed = (modes: BooksTable['modes']) =>
  Object.entries(modes)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { price, books }]) => [
      name,
      price,
      books.map(({ id, weight, payout, events }) => [id, weight, payout, events]),
    ])

const idOf = (title: string, { stakes, modes }: Omit<BooksTable, 'modelId'>): BooksModelId =>
  `${title}.${hashOf(JSON.stringify([stakes, listed(modes)]), tableDigits)}`

const linesOf = (modes: Readonly<Record<string, BookMode>>): BooksTable['modes'] =>
  Object.fromEntries(
    Object.entries(modes).map(([name, { price, books }]) => [
      name,
      {
        price,
        books: books.map(({ events, ...book }) => ({ ...book, events: eventsHash(events) })),
      },
    ]),
  )

/** The id of a title's model with these books; other books, weights or stakes are another model. */
export const booksModelIdOf = (
  title: string,
  { modes, stakes }: Pick<BooksModel, 'modes' | 'stakes'>,
): BooksModelId => idOf(title, { stakes: stakes ?? null, modes: linesOf(modes) })

/** The table of a model, for whoever checks its rounds. */
export const booksTableOf = ({ id, modes, stakes }: BooksModel): BooksTable => ({
  modelId: id,
  stakes: stakes ?? null,
  modes: linesOf(modes),
})

/** What a round is said to have shown, where it is one of books. */
function shownIn(outcome: unknown): { book: number; events: BookEvent[] } | null {
  const steps = (outcome as { steps?: unknown } | null | undefined)?.steps
  const step: unknown = Array.isArray(steps) ? steps[0] : null
  const { kind, book, events } = (step ?? {}) as Record<string, unknown>
  return kind === 'book' && typeof book === 'number' && Array.isArray(events)
    ? { book, events: events as BookEvent[] }
    : null
}

/**
 * A model to check a round with, from the table that somebody tells. A book shows what the round is said to
 * have shown where the hash is that of these events, and nothing otherwise.
 * @returns null for a table that is not the one the id stands for.
 */
export function modelOfTable(table: BooksTable, outcome: unknown): BooksModel | null {
  const [title = ''] = table.modelId.split('.', 1)
  if (idOf(title, table) !== table.modelId) return null
  const shown = shownIn(outcome)
  const hash = shown && eventsHash(shown.events)
  const eventsOf = ({ id, events }: BookLine): BookEvent[] =>
    shown && id === shown.book && events === hash ? shown.events : []
  const modes = Object.entries(table.modes).map(([name, { price, books }]) => [
    name,
    { price, books: books.map((line) => ({ ...line, events: eventsOf(line) })) },
  ])
  const payouts = Object.values(table.modes).flatMap(({ books }) =>
    books.map(({ payout }) => payout),
  )
  return {
    id: table.modelId,
    engine: 'books',
    parts: 100,
    maxWinMultiple: payouts.reduce((most, payout) => Math.max(most, payout), 0) / 100,
    ...(table.stakes && { stakes: table.stakes }),
    modes: Object.fromEntries(modes) as BooksModel['modes'],
  }
}
