import type { Rng } from '../rng.ts'
import type { InstantEngine, Pay } from './engine.ts'
import { quoted } from './engine.ts'
import type { Book, BookMode, BooksModel } from './model.ts'

/** Books of a mode with the number of draws that end with each or one before it. */
type Shelf = { total: number; ends: readonly number[] }

const shelves = new WeakMap<BookMode, Shelf>()

function shelfOf(mode: BookMode): Shelf {
  const known = shelves.get(mode)
  if (known) return known
  let total = 0
  const ends = mode.books.map(({ weight }) => (total += weight))
  const shelf = { total, ends }
  shelves.set(mode, shelf)
  return shelf
}

/** One draw gives a number below this at most. */
const single = 2 ** 32
const half = 2 ** 26
/** Weights of a mode may add up to this. */
export const mostWeight = half * half

/** A uniform integer below `total`, which may be more than one draw can give. */
function drawBelow(total: number, rng: Rng): number {
  if (total <= single) return rng.int(total)
  // Numbers past the last whole multiple would favour the first books: draw again.
  const limit = mostWeight - (mostWeight % total)
  for (;;) {
    const value = rng.int(half) * half + rng.int(half)
    if (value < limit) return value % total
  }
}

/** The book that a number of 0 up to the sum of all weights is drawn for. */
function bookAt(mode: BookMode, drawn: number): Book {
  const { ends } = shelfOf(mode)
  let low = 0
  let high = ends.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (ends[middle]! > drawn) high = middle
    else low = middle + 1
  }
  return mode.books[low]!
}

/** Rounds that a studio has written down, each drawn as often as its weight says. */
export const books: InstantEngine<BooksModel, BookMode> = {
  read: ({ id, modes }, text) => {
    if (text !== undefined && Object.hasOwn(modes, text)) return modes[text]!
    throw new RangeError(
      `${id} has no mode ${quoted(text)}: the mode says which books are drawn from. ` +
        `Use one of ${Object.keys(modes).join(', ')}.`,
    )
  },
  price: (_, { price }) => price,
  pays: (_, mode) => {
    const { total } = shelfOf(mode)
    const weights = new Map<number, number>()
    for (const { payout, weight } of mode.books) {
      if (payout > 0) weights.set(payout, (weights.get(payout) ?? 0) + weight)
    }
    return [...weights].map(([payout, weight]): Pay => ({
      multiple: payout / 100,
      chance: weight / total,
    }))
  },
  draw: (_, mode, rng) => {
    const { id, payout, events } = bookAt(mode, drawBelow(shelfOf(mode).total, rng))
    return { kind: 'book', book: id, events, multiple: payout / 100 }
  },
  choices: ({ modes }) => Object.keys(modes),
  samples: ({ modes }) => Object.keys(modes),
}
