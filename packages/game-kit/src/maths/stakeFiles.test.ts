import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { zstdDecompressSync } from 'node:zlib'
import { playRound, type RoundInput } from '@marquee/game-math'
import {
  booksTableOf,
  commitmentOf,
  fairRng,
  modelOfTable,
  readFairRecord,
  receiptOf,
  verifyRound,
} from '@marquee/game-math/fairness'
import { gameFrameProtocol, type HostMessage } from '@marquee/game-sdk'
import { importMaths } from '@marquee/studio-games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeHouse } from '../simulator/house.ts'
import { readSettings } from '../simulator/settings.ts'
import { type StakeMode, writeStakeFiles } from '../testing/stakeFiles.ts'

const place = mkdtempSync(path.join(tmpdir(), 'marquee-stake-'))
afterAll(() => rmSync(place, { recursive: true }))

const wincap = { name: 'wincap', books: 2, least: 50_000, most: 50_000 }
/** Rarer than a share of 2^50: the optimiser rounds it down to nothing. */
const never = { name: 'wincap', chance: 1e-17, books: 3, least: 90_000, most: 90_000 }
const base: StakeMode = {
  name: 'base',
  cost: 1,
  criteria: [
    { name: '0', chance: 0.7, books: 40, least: 0, most: 0 },
    { name: 'basegame', chance: 0.296_939, books: 60, least: 1, most: 41 },
    { name: 'freegame', chance: 0.003_06, books: 20, least: 100, most: 2_000 },
    { ...wincap, chance: 1e-6 },
    never,
  ],
}
const ante: StakeMode = {
  name: 'ante',
  cost: 1.25,
  criteria: [
    { name: '0', chance: 0.700_18, books: 40, least: 0, most: 0 },
    { name: 'basegame', chance: 0.297, books: 59, least: 1, most: 59 },
    { name: 'freegame', chance: 0.002_82, books: 20, least: 100, most: 2_000 },
  ],
}
const bonus: StakeMode = {
  name: 'bonus',
  cost: 100,
  criteria: [
    { name: 'freegame', chance: 0.999_99, books: 30, least: 10, most: 1_890 },
    { ...wincap, chance: 1e-5 },
  ],
}
const modes = [base, ante, bonus]

type Row = [id: bigint, weight: bigint, payout: bigint]
const rowsOf = (folder: string, mode: string): Row[] =>
  readFileSync(path.join(folder, `lookUpTable_${mode}_0.csv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(',').map(BigInt) as Row)

type Line = { id: number; payoutMultiplier: number; events: object[] }
const booksOf = (folder: string, mode: string): Line[] =>
  zstdDecompressSync(readFileSync(path.join(folder, `books_${mode}.jsonl.zst`)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

let folder = ''
beforeAll(async () => {
  folder = await writeStakeFiles(path.join(place, 'lines'), modes)
})

describe('maths as the Stake Engine’s kit publishes it', () => {
  it('is what that kit writes: whole costs with a fraction, ids from 0, weights of a share of 2^50', () => {
    const index = readFileSync(path.join(folder, 'index.json'), 'utf8')
    expect(index).toContain('"cost": 1.0,')
    expect(index).toContain('"weights": "lookUpTable_base_0.csv"')
    const rows = rowsOf(folder, 'base')
    expect(rows[0]?.[0]).toBe(0n)
    const total = rows.reduce((sum, [, weight]) => sum + weight, 0n)
    expect(total).toBeLessThanOrEqual(2n ** 50n)
    expect(total).toBeGreaterThan(2n ** 50n - 1_000n)
    expect(rows.filter(([, weight]) => weight === 0n)).toHaveLength(never.books)
  })

  it('is read by the command, which tells the figures of each mode', async () => {
    const command = fileURLToPath(new URL('main.ts', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, [command, folder])
    const lines = stdout.trim().split('\n')
    expect(lines).toHaveLength(modes.length)
    expect(lines[0]).toMatch(/^base: 122 books, price 1, RTP 9\d\.\d{3} %, .*top win 5000 stakes/)
    expect(lines[0]).toMatch(/; 3 more of weight 0, never drawn$/)
    expect(lines[1]).toMatch(/^ante: 119 books, price 1\.25, /)
    expect(lines[2]).toMatch(/^bonus: 32 books, price 100, /)
  })

  it.each(modes)('$name > returns what whole numbers say of its table', ({ name, cost }) => {
    const { analysis } = importMaths(folder, 'lines')
    const rows = rowsOf(folder, name)
    const sum = (of: (row: Row) => bigint) => rows.reduce((all, row) => all + of(row), 0n)
    const paid = sum(([, weight, payout]) => weight * payout)
    const billionths = (paid * 10n ** 9n) / sum(([, weight]) => weight)
    const told = analysis.byAction.find(({ target }) => target === name)
    expect(told?.rtp).toBeCloseTo(Number(billionths) / 1e9 / 100 / cost, 8)
  })

  it.each(modes)('$name > is played, pays what its books say, and can be checked', ({ name }) => {
    const { model } = importMaths(folder, 'lines')
    const books = new Map(booksOf(folder, name).map((book) => [book.id, book]))
    const drawn = new Set<number>()
    for (let nonce = 1; nonce <= 200; nonce++) {
      const source = { serverSeed: '5e'.repeat(32), playerSeed: 'mine', nonce }
      const input: RoundInput = { action: 'play', stake: 200, target: name }
      const outcome = playRound(model, input, fairRng(source))
      const [step] = outcome.steps
      if (step?.kind !== 'book') throw new Error('A round of books is one book.')
      drawn.add(step.book)
      expect(step.events).toEqual(books.get(step.book)?.events)
      expect(outcome.win).toBe((books.get(step.book)?.payoutMultiplier ?? 0) * 2)
      if (nonce > 3) continue
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
      expect(verifyRound(read.record!, told ?? undefined).verdict).toBe('right')
    }
    expect(drawn.size).toBeGreaterThan(10)
  })

  it('is played in the simulator, a bonus at its price', async () => {
    const { model } = importMaths(folder, 'lines')
    const heard: HostMessage[] = []
    const subject = {
      page: '/',
      id: 1,
      title: 'Lines',
      skin: { scene: '', palette: {}, symbols: {} },
    }
    const settings = readSettings(
      new URLSearchParams('delay=0&stake=100&balance=20000&force=book:7'),
    )
    const house = makeHouse({ subject: { ...subject, model }, settings }, (message) => {
      heard.push(message)
    })
    const tell = (message: object) => house.receive({ protocol: gameFrameProtocol, ...message })
    tell({ type: 'round.request', requestId: 'a', action: 'play', stake: 100, target: 'bonus' })
    await expect.poll(() => heard.at(-1)?.type).toBe('round.result')
    expect(house.balance()).toBe(10_000)
    const { round } = heard.at(-1) as Extract<HostMessage, { type: 'round.result' }>
    tell({ type: 'round.finish', roundId: round.id })
    const pays = booksOf(folder, 'bonus').find(({ id }) => id === 7)?.payoutMultiplier
    expect(house.balance()).toBe(10_000 + (pays ?? 0))
  })
})

describe('what that kit allows, and is refused here', () => {
  /** The files with a table of the base mode that reads otherwise. */
  async function withTable(name: string, change: (rows: Row[]) => Row[]): Promise<string> {
    const own = await writeStakeFiles(path.join(place, name), [base])
    const rows = change(rowsOf(own, 'base'))
    const text = rows.map((row) => row.join(',')).join('\n')
    writeFileSync(path.join(own, 'lookUpTable_base_0.csv'), `${text}\n`)
    return own
  }

  it('weights as they are before they are optimised: one for each book', async () => {
    const own = await withTable('alike', (rows) => rows.map(([id, , pays]): Row => [id, 1n, pays]))
    expect(() => importMaths(own, 'x')).toThrow(/Mode base returns \d+\.\d\d %; 90\.00 % to 98/)
  })

  it('weights that add up to more than a draw can tell apart', async () => {
    const own = await withTable('heavy', (rows) =>
      rows.map(([id, weight, pays]): Row => [id, weight * 8n, pays]),
    )
    expect(() => importMaths(own, 'x')).toThrow(
      /^lookUpTable_base_0\.csv: The weights add up to \d+, which is 2\^52 or more/,
    )
  })

  it('a weight that no number here holds', async () => {
    const own = await withTable('heaviest', ([first, ...rows]) => [
      [first?.[0] ?? 0n, 2n ** 64n - 1n, 0n],
      ...rows,
    ])
    expect(() => importMaths(own, 'x')).toThrow(
      /^lookUpTable_base_0\.csv:1: The weight of 0 is 2\^53 or more, .* below 2\^52/,
    )
  })

  it('a win above the most that any round pays', async () => {
    const most = { ...wincap, chance: 1e-9, least: 250_000, most: 250_000 }
    const own = await writeStakeFiles(path.join(place, 'most'), [
      { ...base, criteria: [...base.criteria.slice(0, 3), most] },
    ])
    expect(() => importMaths(own, 'x')).toThrow(/pays 25000; no round pays over 20000 times/)
  })

  it('more books that can be drawn than a mode has room for; those of weight 0 are not counted', async () => {
    const more = (weight: bigint) => (rows: Row[]) => [
      ...rows,
      ...Array.from({ length: 200_000 }, (_, at): Row => [BigInt(rows.length + at), weight, 0n]),
    ]
    const drawn = await withTable('many', more(1n))
    expect(() => importMaths(drawn, 'x')).toThrow(
      /^lookUpTable_base_0\.csv:\d+: More than 200000 books can be drawn\. /,
    )
    const resting = await withTable('resting', more(0n))
    expect(importMaths(resting, 'x').neverDrawn).toEqual({ base: 200_003 })
  })
})
