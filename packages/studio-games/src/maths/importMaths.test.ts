import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { seededRng, playRound, stakesFor } from '@marquee/game-math'
import {
  booksTableOf,
  commitmentOf,
  fairRng,
  modelOfTable,
  readFairRecord,
  receiptOf,
  verifyRound,
} from '@marquee/game-math/fairness'
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

describe('a table as an optimiser rounds it', () => {
  const rounded = () => {
    const folder = makeMaths(table, (text) => text.replace(/^8,\d+,/m, '8,0,'))
    const name = path.join(folder, table)
    // An optimiser's table may name what was simulated and not kept.
    writeFileSync(name, `${readFileSync(name, 'utf8').trimEnd()}\n1000,0,12345\n`)
    return folder
  }

  it('has books of weight 0, which are counted, never drawn, and no part of any figure', () => {
    const { model, analysis, neverDrawn } = importMaths(rounded(), 'x')
    const all = importMaths(template, 'x')
    expect(all.neverDrawn).toEqual({ base: 0 })
    expect(neverDrawn).toEqual({ base: 2 })
    const ids = model.modes.base!.books.map(({ id }) => id)
    expect(ids).not.toContain(8)
    expect(ids).toHaveLength(all.model.modes.base!.books.length - 1)
    expect(model.maxWinMultiple).toBe(50)
    expect(analysis.byAction[0]!.maxWinMultiple).toBe(50)
    // 9,500 parts of 10,000 without the 300 that the book paid.
    expect(analysis.rtp).toBeCloseTo(9_200 / 9_880, 10)
    const rng = seededRng(5)
    const input = { action: 'play', stake: 100, target: 'base' } as const
    for (let round = 0; round < 2_000; round++) {
      const [step] = playRound(model, input, rng).steps
      expect(step).not.toMatchObject({ book: 8 })
    }
  })
})

describe('a mode that costs a part of a stake more', () => {
  const withBoost = (cost: number, stakes?: number[]) =>
    makeMaths(index, () =>
      JSON.stringify({
        modes: [
          { name: 'base', cost: 1, events: books, weights: table },
          { name: 'boost', cost, events: books, weights: 'boost.csv' },
        ],
        ...(stakes && { stakes }),
      }),
    )
  /** Weighs what wins so much more that the mode returns as much of its cost as the other of its stake. */
  const weigh = (folder: string, cost: number) => {
    const rows = readFileSync(path.join(template, table), 'utf8').trim().split('\n')
    const cells = rows.map((row) => row.split(',').map(Number) as [number, number, number])
    const sum = (list: typeof cells) => list.reduce((total, [, weight]) => total + weight, 0)
    const raised = cells.map(([id, weight, payout]): [number, number, number] => [
      id,
      Math.round(weight * 1_000 * (payout > 0 ? cost : 1)),
      payout,
    ])
    raised[0]![1] -= sum(raised) - sum(cells) * 1_000
    expect(raised[0]![1]).toBeGreaterThan(0)
    writeFileSync(path.join(folder, 'boost.csv'), raised.map((row) => row.join(',')).join('\n'))
    return folder
  }

  it('costs that at every stake, returns what is counted of it, and is found right by its table', () => {
    const { model, analysis } = importMaths(weigh(withBoost(1.25), 1.25), 'x')
    expect(model.stakes).toBeUndefined()
    expect(analysis.byAction[1]).toMatchObject({ target: 'boost', price: 1.25 })
    expect(analysis.byAction[1]!.rtp).toBeCloseTo(0.95, 10)
    const source = { serverSeed: '5e'.repeat(32), playerSeed: 'mine', nonce: 1 }
    for (const stake of stakesFor(model)) {
      const input = { action: 'play', stake, target: 'boost' } as const
      const outcome = playRound(model, input, fairRng(source))
      expect(outcome.cost).toBe(stake * 1.25)
      const told = modelOfTable(booksTableOf(model), outcome)
      const record = {
        ...source,
        commitment: commitmentOf(source.serverSeed),
        receipt: receiptOf(source, model.id, input),
        ...input,
        modelId: model.id,
        outcome,
      }
      const read = readFairRecord(record, told ? [told] : [])
      expect(read.problems).toEqual([])
      expect(verifyRound(read.record!, told ?? undefined).verdict).toBe('right')
    }
  })

  it('is played at those stakes alone of every game’s at which its cost is a whole amount', () => {
    const { model } = importMaths(weigh(withBoost(1.005), 1.005), 'x')
    expect(model.stakes).toEqual([200, 1_000, 2_000, 5_000, 10_000])
    const play = (stake: number) =>
      playRound(model, { action: 'play', stake, target: 'boost' }, seededRng(1))
    expect(play(200).cost).toBe(201)
    expect(() => play(500)).toThrow(/Use one of 200, 1000/)
  })
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
      'a cost that is no whole amount at any stake',
      index,
      modes({ name: 'a', cost: 1 }, { name: 'bonus', cost: 1.00001 }),
      /^index\.json: Mode bonus costs 1\.00001 stakes, which are no whole minor units at 100, 200, .*\. Give it a `cost` of fewer digits\.$/,
    ],
    [
      'a stake at which a cost is no whole amount',
      index,
      (text) =>
        JSON.stringify({
          modes: [{ name: 'a', cost: 1.005, events: books, weights: table }],
          stakes: [100, 200, 500],
          was: text,
        }),
      /^index\.json: Mode a costs 1\.005 stakes, which are no whole minor units at 100, 500\. Leave those out of `stakes`\.$/,
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
    ['a weight with a fraction', table, line(2, '2,0.5,0'), /^lookUpTable_base\.csv:2: The weight/],
    [
      'no weight above nothing',
      table,
      (text) => text.replaceAll(/^(\d+),\d+,/gm, '$1,0,'),
      /^lookUpTable_base\.csv: has no weight above 0: nothing can be drawn\.$/,
    ],
    [
      'a book of weight 0 that pays otherwise than its table',
      table,
      line(4, '4,0,250'),
      /^books_base\.jsonl:4: .*lookUpTable_base\.csv:4 says 250/,
    ],
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
