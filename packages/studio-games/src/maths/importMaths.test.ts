import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { seededRng, playRound } from '@marquee/game-math'
import { describe, expect, it } from 'vitest'
import { importMaths } from './importMaths.ts'
import { MathsError } from './problem.ts'

const template = fileURLToPath(new URL('../../../game-kit/src/template/maths', import.meta.url))
const index = 'index.json'
const books = 'books_base.jsonl'
const table = 'lookUpTable_base.csv'

/** A copy of the template's maths in which one file reads otherwise. */
function makeMaths(file: string, change: (text: string) => string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-maths-'))
  cpSync(template, folder, { recursive: true })
  const name = path.join(folder, file)
  writeFileSync(name, change(readFileSync(name, 'utf8')))
  return folder
}

it('counts the exact figures of the template and plays it from its books', () => {
  const { model, analysis } = importMaths(template, 'lantern-draw')
  expect(analysis.byAction[0]).toMatchObject({ target: 'base', price: 1, maxWinMultiple: 50 })
  expect(analysis.rtp).toBeCloseTo(0.95, 10)
  expect(analysis.hitRate).toBeCloseTo(0.492, 10)
  const input = { action: 'play', stake: 100, target: 'base' } as const
  const { steps, win } = playRound(model, input, seededRng(3))
  const [step] = steps
  if (step?.kind !== 'book') throw new Error('A round of books is one book.')
  const book = model.modes.base!.books.find(({ id }) => id === step.book)!
  expect(win).toBe(book.payout)
  expect(step.events).toEqual(book.events)
})

it.each([
  ['zst', zstdCompressSync],
  ['gz', gzipSync],
] as const)('reads books that are packed as %s', (end, pack) => {
  const folder = makeMaths(index, (text) => text.replace(books, `${books}.${end}`))
  writeFileSync(
    path.join(folder, `${books}.${end}`),
    pack(readFileSync(path.join(template, books))),
  )
  expect(importMaths(folder, 'x').analysis).toEqual(importMaths(template, 'x').analysis)
})

describe('maths is refused with the place to mend', () => {
  const line = (nth: number, by: string) => (text: string) =>
    text
      .split('\n')
      .map((one, place) => (place === nth - 1 ? by : one))
      .join('\n')
  const modes =
    (...all: object[]) =>
    () =>
      JSON.stringify({
        modes: all.map((one) => ({ cost: 1, events: books, weights: table, ...one })),
      })

  it.each([
    ['no JSON', index, () => '{', /^index\.json: is no JSON/],
    ['no modes', index, () => '{}', /^index\.json: `modes`/],
    [
      'stakes that are no whole hundreds',
      index,
      () => '{"modes":[{"name":"a","cost":1,"events":"b","weights":"c"}],"stakes":[150]}',
      /^index\.json: `stakes`/,
    ],
    [
      'a cost with a fraction',
      index,
      modes({ name: 'a', cost: 1 }, { name: 'bonus', cost: 1.5 }),
      /^index\.json: Mode bonus costs 1\.5 stakes, and a round costs a whole number of them\. Give it a `cost` of 1 or 2, and weights that return as much of that\.$/,
    ],
    ['a cost below a stake', index, modes({ name: 'a', cost: 0.5 }), /Mode 1 needs/],
    ['a cost that is no number', index, modes({ name: 'a', cost: '2' }), /Mode 1 needs/],
    ['a mode twice', index, modes({ name: 'a' }, { name: 'a' }), /called a/],
    ['a file elsewhere', index, modes({ name: 'a', events: '../b' }), /outside/],
    ['a file that is not there', index, modes({ name: 'a', events: 'b' }), /^b: is not there/],
    ['a book that is no JSON', books, line(3, 'x'), /^books_base\.jsonl:3: /],
    [
      'a book that pays otherwise than its table',
      books,
      line(4, '{"id":4,"payoutMultiplier":250,"events":[]}'),
      /^books_base\.jsonl:4: .*lookUpTable_base\.csv:4 says 100/,
    ],
    ['a book without a weight', table, line(5, ''), /^books_base\.jsonl:5: Book 5 has no weight/],
    ['a weight without a book', books, line(6, ''), /^lookUpTable_base\.csv:6: 6 can be drawn/],
    ['a weight of nothing', table, line(2, '2,0,0'), /^lookUpTable_base\.csv:2: The weight of 2/],
    ['a payout with a fraction', table, line(2, '2,700,0.5'), /^lookUpTable_base\.csv:2: "2,700/],
    ['an id twice', table, line(2, '1,700,0'), /:2: The id 1 stands in line 1 too/],
    ['too high a win', table, line(2, '2,1,2000100'), /:2: 2 pays 20001; no round pays over 20000/],
    ['too high a return', table, line(1, '1,80,0'), /Mode base returns 111\.76 %/],
    ['too low a return', table, line(1, '1,3080,0'), /Mode base returns 82\.61 %/],
  ])('%s', (_, file, change, message) => {
    const run = () => importMaths(makeMaths(file, change), 'x')
    expect(run).toThrow(MathsError)
    expect(run).toThrow(message)
  })

  it('modes that return more than half a point apart', () => {
    const folder = makeMaths(index, modes({ name: 'base' }, { name: 'other', weights: 'o.csv' }))
    const text = readFileSync(path.join(template, table), 'utf8')
    writeFileSync(path.join(folder, 'o.csv'), line(1, '1,1700,0')(text))
    expect(() => importMaths(folder, 'x')).toThrow(/93\.87 % to 95\.00 %; they have to be within/)
  })
})
