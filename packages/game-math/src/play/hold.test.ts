import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { findGameModel } from '../models/all.ts'
import type { Coin, RespinStep } from '../outcome.ts'
import { seededRng } from '../rng.ts'
import type { Hold } from '../slot-model.ts'
import { stakesFor } from '../stakes.ts'
import { scriptedRng } from '../testing/scripted-rng.ts'
import { playHold } from './hold.ts'
import { playRound } from './play-round.ts'

const hold: Hold = {
  trigger: 6,
  respins: 2,
  land: { hits: 1, outOf: 4 },
  values: [
    { multiple: 2, weight: 10 },
    { multiple: 20, weight: 1, jackpot: 'mini' },
  ],
  features: {
    coins: [
      { feature: 'collect', weight: 5 },
      { feature: 'multiply', factor: 3, weight: 3 },
      { feature: 'respin', weight: 1 },
    ],
    most: 2,
  },
  jackpots: { mini: 20, minor: 50, major: 100, grand: 1000 },
}
/** Tickets of what lands, by the weights above. */
const [value, mini, collect, multiply, respin] = [0, 10, 11, 16, 19]
const miss = [1]
const land = (ticket: number) => [0, ticket]

/** All but the last two cells of the last reel: those at rows 1 and 2 of reel 4 are empty. */
const held: Coin[] = Array.from({ length: 13 }, (_, cell) => ({
  reel: Math.floor(cell / 3),
  row: cell % 3,
  multiple: cell === 0 ? 20 : 1,
  ...(cell === 0 && { jackpot: 'mini' as const }),
}))

const play = (...draws: number[][]) => {
  const steps = playHold(hold, held, 10, scriptedRng(draws.flat()))
  const respins = steps.filter((step): step is RespinStep => step.kind === 'respin')
  return { steps, respins, collected: steps.at(-1)! }
}

it('lets a collector take the sum of the whole board, with what landed beside it', () => {
  const { respins, collected } = play(land(collect), land(value))
  expect(respins[0]).toMatchObject({
    landed: [
      { reel: 4, row: 1, multiple: 0, feature: 'collect' },
      { reel: 4, row: 2, multiple: 2 },
    ],
    acts: [{ by: { reel: 4, row: 1 }, coins: [{ reel: 4, row: 1, multiple: 20 + 12 + 2 }] }],
  })
  expect(collected.win).toBe((2 * 34 + 1000) * 10)
})

it('lets a multiplier multiply every coin with a value, jackpots too, and leaves earlier steps as they were', () => {
  const { steps, respins, collected } = play(land(multiply), miss, miss, miss)
  const [act] = respins[0]!.acts!
  expect(act!.coins).toHaveLength(13)
  expect(act!.coins[0]).toEqual({ reel: 0, row: 0, multiple: 60, jackpot: 'mini' })
  expect(steps[0]).toMatchObject({ kind: 'hold-start', coins: held })
  expect(collected).toMatchObject({ full: false, win: 3 * 32 * 10 })
})

it('lets coins of one respin act from the left and from the top', () => {
  const { respins, collected } = play(land(collect), land(multiply))
  expect(respins[0]!.acts!.map(({ coins }) => coins.length)).toEqual([1, 14])
  expect(collected.win).toBe((3 * 2 * 32 + 1000) * 10)
})

it('leaves a respin more after a coin that adds one', () => {
  const { respins } = play(land(respin), miss, miss, miss, miss)
  expect(respins.map(({ respinsLeft }) => respinsLeft)).toEqual([3, 2, 1, 0])
  expect(respins[0]!.acts).toBeUndefined()
  const plain = play(land(value), miss, miss, miss)
  expect(plain.respins.map(({ respinsLeft }) => respinsLeft)).toEqual([2, 1, 0])
})

it('lands coins with values alone once the most feature coins have landed', () => {
  const limited: Hold = { ...hold, features: { ...hold.features!, most: 1 } }
  // A ticket that only eleven coins with values could not give would throw.
  const draws = [...land(collect), ...land(mini)]
  const steps = playHold(limited, held, 10, scriptedRng(draws))
  expect(steps[1]).toMatchObject({ landed: [{ feature: 'collect' }, { jackpot: 'mini' }] })
  expect(() =>
    playHold(limited, held, 10, scriptedRng([...land(collect), ...land(multiply)])),
  ).toThrow(/weights/)
})

// What these models draw has been paid: a round that is checked from its seeds has to come out again.
it.each([
  ['hold-and-link-5', 'f2ed1ab756d88a27'],
  ['hold-and-link-10', '089f1c906d320558'],
  ['hold-and-link-20-jackpot', 'af05d95cc83cb12a'],
  ['hold-and-link-25', 'b856e00c89557f6a'],
  ['hold-and-link-40', '070059718804aab9'],
])('plays %s draw for draw as it was played', (id, hash) => {
  const model = findGameModel(id)
  const rng = seededRng(20_261_129)
  const played = createHash('sha256')
  for (let round = 0; round < 4_000; round++) {
    const input = { action: 'spin', stake: stakesFor(model)[0]! } as const
    played.update(JSON.stringify(playRound(model, input, rng)))
  }
  expect(played.digest('hex').slice(0, 16)).toBe(hash)
})
