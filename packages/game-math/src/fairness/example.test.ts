import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { beginRound, findGameModel } from '../index.ts'
import type { RoundInput } from '../index.ts'
import { strangersCommitment, strangersReceipt, strangersRng } from '../testing/stranger.ts'
import { type FairDraw, fairRng, receiptOf } from './index.ts'

/** What `docs/fairness.md` shows, one step after the other. */
interface Example {
  serverSeed: string
  playerSeed: string
  nonce: number
  modelId: string
  action: RoundInput['action']
  stake: number
  commitment: string
  receipt: string
  block0: string
  words: number[]
  draws: { of: number; value: number }[]
  stops: number[]
  win: number
}

const page = readFileSync(new URL('../../../../docs/fairness.md', import.meta.url), 'utf8')

it('is what the page on fairness works out, by hand as by the engine', () => {
  const block = /```json example\n([\s\S]+?)\n```/.exec(page)?.[1] ?? ''
  const example = JSON.parse(block) as Example
  const { serverSeed, playerSeed, nonce, modelId, action, stake } = example
  const source = { serverSeed, playerSeed, nonce }
  const input = { action, stake }
  const bytes = createHmac('sha256', serverSeed).update(`${playerSeed}:${nonce}:0`).digest()
  const words = [0, 1, 2, 3, 4].map((word) => bytes.readUInt32BE(word * 4))
  const model = findGameModel(modelId)
  const draws: FairDraw[] = []
  const played = beginRound(
    model,
    input,
    fairRng(source, (draw) => draws.push(draw)),
  ).outcome
  const [spin] = played.steps
  expect({
    ...example,
    commitment: strangersCommitment(serverSeed),
    receipt: strangersReceipt(source, { modelId, ...input }),
    block0: bytes.toString('hex'),
    words,
    draws: draws.map(({ of, value }) => ({ of, value })),
    stops: spin?.kind === 'spin' ? spin.stops : [],
    win: played.win,
  }).toEqual(example)
  expect(example.draws.map(({ of }, index) => (words[index] ?? 0) % of)).toEqual(example.stops)
  expect(receiptOf(source, modelId, input)).toBe(example.receipt)
  expect(beginRound(model, input, strangersRng(source)).outcome).toEqual(played)
})
