import { randomUUID } from 'node:crypto'
import { responsiblePlay, rounds } from '@marquee/contract'
import { findGameModel, isClocked, type RoundOutcome, secondsUntil } from '@marquee/game-math'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { holdMs } from '@marquee/platform-play/rounds/clocked'
import { settleAbandoned } from '@marquee/platform-play/rounds/service'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeFlight } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

type Client = Pick<TestPlayer, 'call'>

const found = findGameModel('flight-thousand')
if (!isClocked(found)) throw new Error('A flight goes on by the clock.')
const model = found
const stake = 100
const outcomeOf = ({ outcome }: { outcome: unknown }) => outcome as RoundOutcome
const endOf = (round: { outcome: unknown }) => outcomeOf(round).steps.at(-1)
const coins = async ({ playerId }: TestPlayer) =>
  Number((await balancesOf(platform.kernel.db, playerId)).coins)
const press = (player: Client, id: string, key = randomUUID()) =>
  player.call(rounds.step, { params: { id }, body: { made: 0, choice: { kind: 'cash-out' } }, key })
const recall = async (player: TestPlayer, id: string) =>
  (await player.ask(rounds.recall, { params: { id } })).data.round
const finish = async (player: TestPlayer, id: string) =>
  (await player.ask(rounds.finish, { params: { id } })).data

/** Decides where a flight ends: its last multiple, in hundredths. */
async function endAt(id: string, hundredths: number): Promise<void> {
  const { deal } = await platform.kernel.db
    .selectFrom('round_deal')
    .select('deal')
    .where('round_id', '=', id)
    .executeTakeFirstOrThrow()
  await platform.kernel.db
    .updateTable('round_deal')
    .set({ deal: JSON.stringify({ ...deal, hidden: [hundredths] }) })
    .where('round_id', '=', id)
    .execute()
}

async function launch(player: TestPlayer, end: number, target?: string) {
  const body = makeFlight({ stake, ...(target !== undefined && { target }) })
  const { round } = (await player.ask(rounds.play, { body })).data
  await endAt(round.id, end)
  return round
}

/** Moves the clock to where a multiple of this flight has been reached. */
const flyTo = (round: { createdAt: number }, multiple: number) => {
  const at = round.createdAt + model.countdownMs + secondsUntil(model, multiple) * 1000
  platform.clock.advance(Math.ceil(at) - platform.clock.now())
}

let player: TestPlayer
beforeEach(async () => {
  player = await platform.signUp()
})

describe('a press while the flight lasts', () => {
  it('pays the multiple that the platform’s clock has reached, once', async () => {
    const round = await launch(player, 5_000)
    expect(round).toMatchObject({ status: 'open', cost: stake, win: 0 })
    expect(outcomeOf(round)).toMatchObject({ awaits: ['cash-out'], made: 0 })
    flyTo(round, 3)
    const { status, body } = await press(player, round.id)
    expect(status).toBe(200)
    const end = endOf(body.data.round)
    if (end?.kind !== 'flight-end') throw new Error('The press ends the round.')
    expect(end).toMatchObject({ by: 'hand', end: 50 })
    // The clock of the tests goes on by itself: a moment more than three stakes.
    expect(end.multiple).toBeGreaterThanOrEqual(3)
    expect(end.multiple).toBeLessThan(4.5)
    expect(end.win).toBe(Math.round(end.multiple * stake))
    expect(await coins(player)).toBe(10_000 - stake)
    await finish(player, round.id)
    await finish(player, round.id)
    expect(await coins(player)).toBe(10_000 - stake + end.win)
  })

  it('counts once however often it is sent', async () => {
    const round = await launch(player, 5_000)
    flyTo(round, 2)
    const key = randomUUID()
    const same = await Promise.all([1, 2, 3].map(() => press(player, round.id, key)))
    expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    flyTo(round, 20)
    const again = await press(player, round.id, key)
    expect(again.body).toEqual(same[0]!.body)
    const other = await press(player, round.id)
    expect([other.status, other.body.error?.code]).toEqual([409, 'round-settled'])
    const { win } = same[0]!.body.data.round
    await finish(player, round.id)
    expect(await coins(player)).toBe(10_000 - stake + win)
  })

  it('takes no multiple from the player', async () => {
    const round = await launch(player, 5_000)
    flyTo(round, 1.2)
    for (const claim of [{ at: 4_900 }, { multiple: 49 }, { elapsedMs: 1e6 }]) {
      const body = { made: 0, choice: { kind: 'cash-out', ...claim } }
      const answer = await player.call(rounds.step, { params: { id: round.id }, body })
      expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid-input'])
    }
    expect(outcomeOf(await recall(player, round.id)).made).toBe(0)
  })

  it('is refused before the launch, and leaves the round to be played', async () => {
    const round = await launch(player, 5_000)
    const early = await press(player, round.id)
    expect([early.status, early.body.error?.code]).toEqual([400, 'invalid-input'])
    expect(early.body.error?.message).toMatch(/under way/)
    flyTo(round, 1.5)
    expect((await press(player, round.id)).status).toBe(200)
  })

  it('is open during a break (RP-02), and to nobody else', async () => {
    const round = await launch(player, 5_000)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    const stranger = await platform.signUp()
    flyTo(round, 2)
    expect((await press(stranger, round.id)).status).toBe(404)
    const watched = await stranger.call(rounds.watch, { params: { id: round.id } })
    expect(watched.status).toBe(404)
    expect((await press(player, round.id)).status).toBe(200)
  })
})

describe('a press after the end', () => {
  it('pays nothing, and is told where the flight ended', async () => {
    const round = await launch(player, 210)
    flyTo(round, 2.2)
    const { status, body } = await press(player, round.id)
    expect(status).toBe(200)
    expect(body.data.round).toMatchObject({ win: 0, status: 'open' })
    expect(endOf(body.data.round)).toMatchObject({ by: 'crash', end: 2.1, multiple: 0, win: 0 })
    const { round: settled } = await finish(player, round.id)
    expect(settled).toMatchObject({ status: 'settled', win: 0 })
    expect(await coins(player)).toBe(10_000 - stake)
  })

  it('pays the multiple that was named before the launch where that was reached', async () => {
    const round = await launch(player, 2_000, '2.00')
    flyTo(round, 15)
    const { body } = await press(player, round.id)
    expect(endOf(body.data.round)).toMatchObject({ by: 'auto', multiple: 2, win: 2 * stake })
    await finish(player, round.id)
    expect(await coins(player)).toBe(10_000 + stake)
  })
})

describe('what is told while the flight lasts', () => {
  it('has nothing of its end, wherever it is asked for', async () => {
    const round = await launch(player, 77_777)
    flyTo(round, 2)
    const told = JSON.stringify([
      round,
      await recall(player, round.id),
      (await player.call(rounds.history)).body,
      (await player.call(rounds.watch, { params: { id: round.id } })).body,
      (await player.send('GET', `/rest/game/${round.gameId}/play/`)).body,
    ])
    expect(told).not.toContain('77777')
    expect(told).not.toContain('777.77')
    expect(told).not.toContain('flight-end')
    flyTo(round, 780)
    expect(endOf(await recall(player, round.id))).toMatchObject({ by: 'crash', end: 777.77 })
  })

  it('is where it is after a reload, and over where it has ended meanwhile', async () => {
    type Launch = { data: { openRound: { outcome: unknown } } }
    const round = await launch(player, 900)
    flyTo(round, 3)
    const reload = async () =>
      (await player.send<Launch>('GET', `/rest/game/${round.gameId}/play/`)).body.data.openRound
    const { elapsedMs = 0, awaits } = outcomeOf(await reload())
    expect(awaits).toEqual(['cash-out'])
    const flown = model.countdownMs + secondsUntil(model, 3) * 1000
    expect(elapsedMs).toBeGreaterThanOrEqual(flown)
    expect(elapsedMs).toBeLessThan(flown + 5_000)
    flyTo(round, 9.2)
    expect(endOf(await reload())).toMatchObject({ by: 'crash', end: 9 })
    expect((await finish(player, round.id)).round.win).toBe(0)
  })

  it('comes when the flight ends, not before, and after a moment while it lasts', async () => {
    const round = await launch(player, 5_000)
    flyTo(round, 2)
    const asked = performance.now()
    const { data } = await player.ask(rounds.watch, { params: { id: round.id } })
    expect(performance.now() - asked).toBeGreaterThanOrEqual(holdMs - 20)
    expect(outcomeOf(data.round).awaits).toEqual(['cash-out'])
    const held = player.ask(rounds.watch, { params: { id: round.id } })
    flyTo(round, 50.5)
    expect(endOf((await held).data.round)).toMatchObject({ by: 'crash', end: 50 })
  })
})

describe('a player who does not come back', () => {
  it.each([
    ['gets the multiple that was named', 900, '2.00', 'auto', 2 * stake],
    ['has lost where the flight ended before it', 150, '2.00', 'crash', 0],
    ['has lost where none was named', 900, undefined, 'crash', 0],
  ] as const)('%s', async (_, end, target, by, win) => {
    const round = await launch(player, end, target)
    platform.clock.advance(15 * 60_000)
    await settleAbandoned(platform.kernel)
    const settled = await recall(player, round.id)
    expect(settled).toMatchObject({ status: 'settled', win })
    expect(endOf(settled)).toMatchObject({ by, end: end / 100 })
    expect(await coins(player)).toBe(10_000 - stake + win)
    const held = await platform.kernel.db
      .selectFrom('round_deal')
      .select('round_id')
      .where('round_id', '=', round.id)
      .execute()
    expect(held).toEqual([])
  })

  it('gives up the choice by finishing: the round ends as if nobody pressed', async () => {
    const round = await launch(player, 900)
    flyTo(round, 3)
    expect((await finish(player, round.id)).round).toMatchObject({ status: 'settled', win: 0 })
    expect((await press(player, round.id)).status).toBe(409)
  })
})

describe('a demo flight', () => {
  const demo = async (end: number) => {
    const { round } = (await platform.guest().ask(rounds.demo, { body: makeFlight() })).data
    await endAt(round.id, end)
    return round
  }
  const watch = (id: string) => platform.guest().call(rounds.demoWatch, { params: { id } })

  it('is left by hand and watched without an account', async () => {
    const round = await demo(5_000)
    flyTo(round, 2)
    const body = { made: 0, choice: { kind: 'cash-out' } }
    const { body: answer } = await platform
      .guest()
      .call(rounds.demoStep, { params: { id: round.id }, body })
    expect(answer.data.round.status).toBe('settled')
    expect(endOf(answer.data.round)).toMatchObject({ by: 'hand' })
    expect((await watch(round.id)).body.data.round.outcome).toEqual(answer.data.round.outcome)
  })

  it('ends by itself', async () => {
    const round = await demo(150)
    flyTo(round, 1.6)
    const { body } = await watch(round.id)
    expect(body.data.round.status).toBe('settled')
    expect(endOf(body.data.round)).toMatchObject({ by: 'crash', end: 1.5 })
    const unknown = await watch(randomUUID())
    expect([unknown.status, unknown.body.error?.code]).toEqual([409, 'round-settled'])
  })
})

it.each(['1.00', '1000.01', '2.505', 'soon'])(
  'no flight begins that is to be left at %s',
  async (target) => {
    const answer = await player.call(rounds.play, { body: makeFlight({ target }) })
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid-input'])
    expect(await coins(player)).toBe(10_000)
  },
)
