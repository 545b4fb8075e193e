import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { strangersReceipt, strangersRng } from '../testing/stranger.ts'
import { commitmentOf, type FairDraw, fairRng, receiptOf } from './index.ts'

const source = { serverSeed: '5e'.repeat(32), playerSeed: 'my-own_seed', nonce: 12 }

describe('numbers of a round', () => {
  it('are those that a stranger computes with another library', () => {
    const mine = fairRng(source)
    const theirs = strangersRng(source)
    const ranges = [1, 2, 3, 52, 1_000, 99_991, 2 ** 31 + 1, 2 ** 32]
    for (let nth = 0; nth < 2_000; nth++) {
      const of = ranges[nth % ranges.length] ?? 1
      expect(mine.int(of)).toBe(theirs.int(of))
    }
  })

  it('are the words of the first block, as they stand', () => {
    const block = createHmac('sha256', source.serverSeed).update('my-own_seed:12:0').digest()
    const { int } = fairRng(source)
    expect(Array.from({ length: 8 }, () => int(2 ** 32))).toEqual(
      Array.from({ length: 8 }, (_, place) => block.readUInt32BE(place * 4)),
    )
  })

  it('are drawn again where a word would favour small ones, and say so', () => {
    const draws: FairDraw[] = []
    const { int } = fairRng(source, (draw) => draws.push(draw))
    // Nearly every second word lies beyond the last whole multiple.
    for (let nth = 0; nth < 400; nth++) int(2 ** 31 + 1)
    const skipped = draws.reduce((sum, draw) => sum + draw.skipped, 0)
    expect(skipped).toBeGreaterThan(300)
    expect(draws.at(-1)?.word).toBe(400 + skipped - 1)
  })

  it('are all alike likely', () => {
    const { int } = fairRng(source)
    const counts = Array.from({ length: 6 }, () => 0)
    for (let nth = 0; nth < 60_000; nth++) counts[int(6)]!++
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    // 5 degrees of freedom: one in 10,000 seeds lies above.
    expect(chiSquare).toBeLessThan(25.7)
  })

  it('are others for another seed, player or round', () => {
    const first = (change: object) => fairRng({ ...source, ...change }).int(2 ** 32)
    const all = [{}, { nonce: 13 }, { playerSeed: 'other' }, { serverSeed: '5f'.repeat(32) }]
    expect(new Set(all.map(first)).size).toBe(all.length)
  })

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses a range of %s', (of) => {
    expect(() => fairRng(source).int(of)).toThrow(RangeError)
  })
})

it('commits to a seed by the hash of its digits', () => {
  expect(commitmentOf(source.serverSeed)).toBe(
    createHash('sha256').update(source.serverSeed).digest('hex'),
  )
})

it('gives each beginning of a round a receipt of its own', () => {
  const input = { action: 'begin', stake: 20, target: '3' } as const
  const receipt = receiptOf(source, 'mines-25', input)
  expect(receipt).toBe(strangersReceipt(source, { modelId: 'mines-25', ...input }))
  const others = [
    receiptOf({ ...source, nonce: 13 }, 'mines-25', input),
    receiptOf(source, 'mines-25', { ...input, target: '4' }),
    receiptOf(source, 'mines-25', { ...input, stake: 40 }),
    receiptOf(source, 'fish-shoal', input),
  ]
  expect(new Set([receipt, ...others]).size).toBe(5)
})
