import { rounds } from '@marquee/contract'
import { beginRound, findGameModel, type RoundOutcome, seededRng } from '@marquee/game-math'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import type { Randomness } from '@marquee/platform-kernel/random'
import { settleAbandoned } from '@marquee/platform-play/rounds/service'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { gameOfModel, makeSpin } from '../../testing/makePlay.ts'
import { prepareRound } from '../../testing/nextRound.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

const model = findGameModel('pick-chests-20')
const spin = makeSpin({ gameId: gameOfModel('pick-chests-20').id })

/** The numbers of a spin that opens boxes. */
function openingNumbers(): number[] {
  const rng = seededRng(19)
  for (;;) {
    const drawn: number[] = []
    const recording = {
      int(most: number) {
        const number = rng.int(most)
        drawn.push(number)
        return number
      },
    }
    const { deal } = beginRound(model, { action: 'spin', stake: 20 }, recording)
    if (deal) return drawn
  }
}

let platform: TestPlatform
let chance: Randomness
beforeAll(async () => {
  platform = await makePlatform()
  chance = platform.kernel.random
})
beforeEach(() => {
  platform.kernel.random = chance
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

/** Plays a spin that opens boxes, or one that does not. */
async function play(player: TestPlayer, opens = true) {
  await prepareRound(
    platform.kernel,
    player.playerId,
    (numbers) =>
      (beginRound(model, { action: 'spin', stake: 20 }, numbers).deal !== null) === opens,
  )
  const { data } = await player.ask(rounds.play, { body: spin })
  return { ...data.round, outcome: data.round.outcome as unknown as RoundOutcome }
}
const pick = (player: TestPlayer, id: string, made: number, box: number) =>
  player.call(rounds.step, { params: { id }, body: { made, choice: { kind: 'pick', box } } })
const outcomeOf = ({ outcome }: { outcome: unknown }) => outcome as RoundOutcome
const coins = async ({ playerId }: TestPlayer) =>
  Number((await balancesOf(platform.kernel.db, playerId)).coins)
const dealsOf = (id: string) =>
  platform.kernel.db.selectFrom('round_deal').select(['deal']).where('round_id', '=', id).execute()

it('waits only where the spin opens boxes, and keeps no deal elsewhere', async () => {
  const player = await platform.signUp()
  const plain = await play(player, false)
  expect([plain.outcome.awaits, plain.outcome.made]).toEqual([undefined, undefined])
  expect(await dealsOf(plain.id)).toEqual([])
  await player.ask(rounds.finish, { params: { id: plain.id } })
  platform.clock.advance(2_500)
  const open = await play(player)
  expect(open.outcome).toMatchObject({ awaits: ['pick'], made: 0 })
  expect(await dealsOf(open.id)).toHaveLength(1)
})

it('opens the boxes that are picked, stands as it was when opened again, and pays once at its end', async () => {
  const player = await platform.signUp()
  const { id, gameId, cost } = await play(player)
  const first = await pick(player, id, 0, 4)
  expect(first.status).toBe(200)
  const launch = await player.send<{ data: { openRound: unknown } }>(
    'GET',
    `/rest/game/${gameId}/play/`,
  )
  expect(launch.body.data.openRound).toEqual(first.body.data.round)
  let outcome = outcomeOf(first.body.data.round)
  for (let box = 0; outcome.awaits; box++) {
    if (box === 4) continue
    const { body } = await pick(player, id, outcome.made ?? 0, box)
    outcome = outcomeOf(body.data.round)
  }
  const end = outcome.steps.at(-1)
  if (end?.kind !== 'pick-end') throw new Error('The boxes were not shown at the end.')
  const picks = outcome.steps.filter((step) => step.kind === 'pick')
  expect(picks.map(({ content }) => content)).toEqual(picks.map(({ box }) => end.boxes[box]))
  expect(await coins(player)).toBe(10_000 - cost)
  const { data } = await player.ask(rounds.finish, { params: { id } })
  expect(data.round).toMatchObject({ status: 'settled', win: outcome.win })
  await player.ask(rounds.finish, { params: { id } })
  expect(await coins(player)).toBe(10_000 - cost + outcome.win)
  expect(await dealsOf(id)).toEqual([])
})

it('says in no answer what a closed box holds before the end', async () => {
  const player = await platform.signUp()
  const round = await play(player)
  const [held] = await dealsOf(round.id)
  const order = JSON.stringify(held?.deal.hidden.slice(5))
  const answers = [
    round,
    (await player.call(rounds.recall, { params: { id: round.id } })).body,
    (await player.call(rounds.history)).body,
    (await pick(player, round.id, 0, 99)).body,
    (await pick(player, round.id, 3, 0)).body,
    (await player.send('GET', `/rest/game/${round.gameId}/play/`)).body,
  ]
  const told = JSON.stringify(answers)
  expect(told).not.toContain(order.slice(1, -1))
  expect(told).not.toContain('pick-end')
})

it('opens the boxes from the first closed one on when nobody picks for 15 minutes', async () => {
  const player = await platform.signUp()
  const { id } = await play(player)
  await pick(player, id, 0, 2)
  platform.clock.advance(15 * 60_000)
  await settleAbandoned(platform.kernel)
  const { data } = await player.ask(rounds.recall, { params: { id } })
  expect(data.round.status).toBe('settled')
  const { steps } = outcomeOf(data.round)
  expect(steps.at(-1)).toMatchObject({ kind: 'pick-end' })
  const picked = steps.flatMap((step) => (step.kind === 'pick' ? [step.box] : []))
  const order = [2, ...Array.from({ length: 15 }, (_, box) => box).filter((box) => box !== 2)]
  expect(picked).toEqual(order.slice(0, picked.length))
  expect(await coins(player)).toBe(9_980 + data.round.win)
})

it('is picked in a demo as in play', async () => {
  const guest = platform.guest()
  const numbers = openingNumbers()
  platform.kernel.random = { ...chance, int: (most) => numbers.shift() ?? chance.int(most) }
  const { data } = await guest.ask(rounds.demo, { body: spin })
  platform.kernel.random = chance
  const { body } = await guest.call(rounds.demoStep, {
    params: { id: data.round.id },
    body: { made: 0, choice: { kind: 'pick', box: 0 } },
  })
  expect(outcomeOf(body.data.round).steps.at(-1)?.kind).toMatch(/^pick/)
})
