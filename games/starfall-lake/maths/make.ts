import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { falls, figures, firstStar, starCount } from '../sky.ts'

/**
 * Writes the books and their look-up table: `node games/starfall-lake/maths/make.ts [folder]`. The same
 * numbers give the same files, so that the game's model keeps its id.
 */

/** How often the figures of a book are completed, in rounds of 1,000,000, and in how many books. */
const ends: readonly (readonly [names: string, perMillion: number, books: number])[] = [
  ['wren', 140_000, 16],
  ['hare', 75_000, 16],
  ['fox', 40_000, 16],
  ['heron', 14_000, 12],
  ['stag', 5_500, 12],
  ['whale', 350, 10],
  ['wren hare', 20_000, 8],
  ['wren fox', 8_000, 8],
  ['hare fox', 4_000, 8],
  ['wren heron', 1_000, 8],
]
const quiet = 48

/** Every number of books divides it, so that weights are whole. */
const scale = 240

/** Mulberry32: any sequence will do, as long as it stays the same. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
const random = makeRandom(20_261_124)

const starsOf = (figure: number): number[] =>
  figures[figure]!.stars.map((_, star) => firstStar(figure) + star)

/** The figures of which every star is among some. */
const completedBy = (stars: readonly number[]): number[] =>
  figures.flatMap((_, figure) =>
    starsOf(figure).every((star) => stars.includes(star)) ? [figure] : [],
  )

/** Stars in the order in which they fall: those of the wanted figures, and others that complete none. */
function drawFalls(wanted: readonly number[]): number[] {
  for (;;) {
    const needed = wanted.flatMap(starsOf)
    const others = Array.from({ length: starCount }, (_, star) => star).filter(
      (star) => !needed.includes(star),
    )
    const all = [...needed]
    while (all.length < falls) all.push(...others.splice(random(others.length), 1))
    const order: number[] = []
    while (all.length > 0) order.push(...all.splice(random(all.length), 1))
    if (completedBy(order).length === wanted.length) return order
  }
}

const books: string[] = []
const table: string[] = []

function write(wanted: readonly number[], perMillion: number, count: number): void {
  const payout = wanted.reduce((sum, figure) => sum + figures[figure]!.pays * 100, 0)
  for (let book = 0; book < count; book++) {
    const id = books.length + 1
    const events = [{ type: 'fall', stars: drawFalls(wanted), figures: wanted }]
    books.push(JSON.stringify({ id, payoutMultiplier: payout, events }))
    table.push(`${id},${(perMillion * scale) / count},${payout}`)
  }
}

const won = ends.reduce((sum, [, perMillion]) => sum + perMillion, 0)
write([], 1_000_000 - won, quiet)
for (const [names, perMillion, count] of ends) {
  const wanted = names.split(' ').map((name) => figures.findIndex((figure) => figure.name === name))
  write(wanted, perMillion, count)
}

const folder = process.argv[2] ?? import.meta.dirname
writeFileSync(path.join(folder, 'books.jsonl'), `${books.join('\n')}\n`)
writeFileSync(path.join(folder, 'table.csv'), `${table.join('\n')}\n`)
