import type { FairCommitment, RevealedPair, Round, RoundFairness } from '@marquee/contract'
import { booksTableOf, commitmentOf, fairRng, receiptOf } from '@marquee/game-math/fairness'
import { booksModelIdOf, type BooksModel, findGameModel, playRound } from '@marquee/game-math'

const source = { serverSeed: '5e'.repeat(32), playerSeed: 'lucky-seed', nonce: 3 }
const input = { action: 'spin', stake: 20 } as const

export const makeCommitment = (overrides: Partial<FairCommitment> = {}): FairCommitment => ({
  pairId: '9c4d8f52-31e7-4b8a-a6f0-2d17c5e9b301',
  commitment: commitmentOf(source.serverSeed),
  playerSeed: source.playerSeed,
  isOwnSeed: false,
  rounds: 3,
  nextCommitment: 'c1'.repeat(32),
  ...overrides,
})

export const makeRevealed = (overrides: Partial<RevealedPair> = {}): RevealedPair => ({
  pairId: '9c4d8f52-31e7-4b8a-a6f0-2d17c5e9b300',
  serverSeed: source.serverSeed,
  commitment: commitmentOf(source.serverSeed),
  playerSeed: source.playerSeed,
  rounds: 12,
  revealedAt: Date.UTC(2026, 10, 21, 12),
  ...overrides,
})

/** A round of fruits as the history tells of it once its seed was shown. */
export function makeDrawnRound(overrides: Partial<RoundFairness> = {}): {
  fairness: RoundFairness
  round: Pick<Round, 'id' | 'outcome'>
} {
  const outcome = playRound(findGameModel('lines-5-fruit'), input, fairRng(source))
  return {
    fairness: {
      pairId: makeRevealed().pairId,
      commitment: commitmentOf(source.serverSeed),
      wasCommittedBefore: true,
      playerSeed: source.playerSeed,
      nonce: source.nonce,
      receipt: receiptOf(source, outcome.modelId, input),
      serverSeed: source.serverSeed,
      ...overrides,
    },
    round: { id: '5b0a6c1e-93f2-4f5e-8b0a-d8b7e1f3a001', outcome },
  }
}

/** A round to which a jackpot of several games fell. */
export function makeJackpotRound(): ReturnType<typeof makeDrawnRound> {
  const model = findGameModel('network-20')
  const level = model.engine === 'lines' ? model.network?.levels[0] : undefined
  if (!level) throw new Error('The model feeds no jackpot.')
  const { fairness, round } = makeDrawnRound({ receipt: receiptOf(source, model.id, input) })
  const { steps, win, ...outcome } = playRound(model, input, fairRng(source))
  const fallen = { kind: 'jackpot-drop' as const, level: level.id, win: level.mustDropBy }
  return {
    fairness,
    round: {
      ...round,
      outcome: { ...outcome, win: win + fallen.win, steps: [...steps, fallen] },
    },
  }
}

/** A round of another studio's game once its seed was shown, with the table that the platform tells. */
export function makeBooksRound() {
  const books = [0, 100, 400].map((payout, index) => ({
    id: index + 1,
    weight: 5 - index,
    payout,
    events: [{ type: 'fall', stars: [index] }],
  }))
  const modes = { base: { price: 1, books } }
  const modelId = booksModelIdOf('river-lamps', { modes })
  const model: BooksModel = { id: modelId, engine: 'books', parts: 100, maxWinMultiple: 4, modes }
  const played = { action: 'play', stake: 100, target: 'base' } as const
  const { fairness, round } = makeDrawnRound({ receipt: receiptOf(source, modelId, played) })
  return {
    modelId,
    table: booksTableOf(model),
    fairness,
    round: { ...round, outcome: playRound(model, played, fairRng(source)) },
  }
}
