import { randomUUID } from 'node:crypto'
import { player as playerEndpoints, rounds } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '@marquee/platform-kernel/command'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { minor } from '@marquee/platform-kernel/money'
import { gameOfModel, makeInstantPlay, makeShot, makeSpin } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { settleAbandoned } from '@marquee/platform-play/rounds/service'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const play = (player: TestPlayer, body = makeSpin(), key = randomUUID()) =>
  player.call(rounds.play, { body, key })
const finish = (player: TestPlayer, id: string, key = randomUUID()) =>
  player.ask(rounds.finish, { params: { id }, key })
const balances = (player: TestPlayer) => balancesOf(platform.kernel.db, player.playerId)

/** Plays shots until one wins, and leaves that round open. */
async function playUntilWin(player: TestPlayer) {
  for (let shot = 0; shot < 100; shot++) {
    platform.clock.advance(300)
    const { data } = await player.ask(rounds.play, { body: makeShot() })
    if (data.round.win > 0) return data
    await finish(player, data.round.id)
  }
  throw new Error('A hundred shots won nothing.')
}

const giveWinnings = (player: TestPlayer, amount: number) =>
  runCommand(platform.kernel, {
    name: 'test.give',
    playerId: player.playerId,
    idempotency: null,
    input: null,
    handle: ({ post }) =>
      post({
        kind: 'test',
        reference: randomUUID(),
        playerId: player.playerId,
        postings: [
          { account: { player: player.playerId, currency: 'winnings' }, amount: minor(amount) },
          {
            account: { house: 'test', brand: 'wireframe', currency: 'winnings' },
            amount: minor(-amount),
          },
        ],
      }),
  })

describe('a round', () => {
  it('takes its cost at once and credits its win once, however often it is finished', async () => {
    const player = await platform.signUp()
    const before = await playUntilWin(player)
    const { round } = before
    expect(round).toMatchObject({ status: 'open', cost: 20, action: 'shot', settledAt: null })
    const open = await balances(player)
    expect(before.balance.coins).toBe(Number(open.coins))

    const first = await finish(player, round.id)
    expect(first.data.round).toEqual({ ...round, status: 'settled', settledAt: expect.any(Number) })
    expect(first.data.balance.coins).toBe(before.balance.coins + round.win)
    const again = await finish(player, round.id)
    expect(again.data).toEqual(first.data)
    expect((await balances(player)).coins).toBe(open.coins + BigInt(round.win))

    const recalled = await player.ask(rounds.recall, { params: { id: round.id } })
    expect(recalled.data.round).toEqual(first.data.round)
  })

  it('answers 64 identical requests at once with one round and 64 identical bodies', async () => {
    const player = await platform.signUp()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => play(player, makeSpin(), key)),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect((await balances(player)).coins).toBe(9_980n)
    const { data } = await player.ask(rounds.history)
    expect(data.rounds).toHaveLength(1)

    const finishKey = randomUUID()
    const id = data.rounds[0]?.id ?? ''
    const ends = await Promise.all(Array.from({ length: 64 }, () => finish(player, id, finishKey)))
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1)
    expect((await balances(player)).coins).toBe(9_980n + BigInt(data.rounds[0]?.win ?? 0))
  })

  it('refuses a key that stands for another round', async () => {
    const player = await platform.signUp()
    const key = randomUUID()
    await play(player, makeSpin({ stake: 20 }), key)
    expect(await play(player, makeSpin({ stake: 40 }), key)).toMatchObject({
      status: 409,
      body: { error: { code: 'idempotency-conflict' } },
    })
  })

  it('does not begin while another is open, and the refusal names that one', async () => {
    const player = await platform.signUp()
    const { body } = await play(player)
    platform.clock.advance(2_500)
    const second = await play(player)
    expect(second).toMatchObject({
      status: 409,
      body: {
        error: { code: 'round-open', details: [{ path: 'roundId', message: body.data.round.id }] },
      },
    })
    await finish(player, body.data.round.id)
    expect((await play(player)).status).toBe(200)
  })

  it('begins once when two different ones are asked for at the same time', async () => {
    const player = await platform.signUp()
    const answers = await Promise.all([play(player), play(player)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  })

  it('does not begin within 2.5 s of the last spin, and says how long to wait', async () => {
    const player = await platform.signUp()
    const { body } = await play(player)
    await finish(player, body.data.round.id)
    const early = await play(player)
    expect(early).toMatchObject({ status: 429, body: { error: { code: 'too-fast' } } })
    const wait = early.body.error?.retryAfterMs ?? 0
    expect(wait).toBeGreaterThan(1_000)
    expect(wait).toBeLessThanOrEqual(2_500)
    expect(Number(early.headers['retry-after'])).toBe(Math.ceil(wait / 1_000))
    platform.clock.advance(wait)
    expect((await play(player)).status).toBe(200)
  })

  it('refuses stakes, actions, targets and games that there are not, and takes nothing', async () => {
    const player = await platform.signUp()
    const lines = gameOfModel('lines-10-classic').id
    for (const body of [
      makeSpin({ stake: 21 }),
      makeSpin({ gameId: lines, action: 'buy-free-spins' }),
      makeSpin({ gameId: lines, action: 'shot' }),
      makeShot({ target: 'mermaid' }),
      makeShot({ target: undefined }),
    ]) {
      expect(await play(player, body)).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid-input' } },
      })
    }
    expect((await play(player, makeSpin({ gameId: 1 }))).status).toBe(404)
    expect((await balances(player)).coins).toBe(10_000n)
  })

  it.each([
    ['plinko-steep', '12-medium', 'drop'],
    ['dice-hundred', 'over-51.49', 'roll'],
    ['keno-bold', '3,17,80', 'draw'],
  ] as const)(
    'of %s is about what the player chose, is kept with it, and pays what its one step says',
    async (model, target, kind) => {
      const player = await platform.signUp()
      const request = makeInstantPlay(model, target)
      const { body } = await play(player, request)
      const { round, balance } = body.data
      expect(round).toMatchObject({
        action: 'play',
        cost: request.stake,
        status: 'open',
        outcome: { modelId: model, target, steps: [{ kind, win: round.win }] },
      })
      expect(balance.coins).toBe(10_000 - request.stake)
      const { data } = await finish(player, round.id)
      expect(data.balance.coins).toBe(10_000 - request.stake + round.win)
      const recalled = await player.ask(rounds.recall, { params: { id: round.id } })
      expect(recalled.data.round.outcome).toEqual(round.outcome)
      expect(await play(player, request)).toMatchObject({
        status: 429,
        body: { error: { code: 'too-fast' } },
      })
    },
  )

  it.each([
    ['plinko-steep', '9-low', /rows and a risk.*8-low/],
    ['dice-hundred', 'over-51.50', /over-51\.49/],
    ['keno-bold', '3,3', /twice.*different numbers from 1 to 80/],
    ['keno-bold', '1,2,3,4,5,6,7,8,9,10,11', /11 are more/],
  ] as const)(
    'of %s is refused for the choice %s, with what to choose instead, and takes nothing',
    async (model, target, reason) => {
      const player = await platform.signUp()
      const wrong = await play(player, makeInstantPlay(model, target))
      expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'invalid-input' } } })
      expect(wrong.body.error?.message).toMatch(reason)
      const none = makeInstantPlay(model, target, { target: undefined })
      expect((await play(player, none)).status).toBe(400)
      const spun = makeInstantPlay(model, target, { action: 'spin' })
      expect((await play(player, spun)).body.error?.message).toMatch(/Use one of play/)
      expect((await balances(player)).coins).toBe(10_000n)
    },
  )

  it('costs the price of bought free spins', async () => {
    const player = await platform.signUp()
    const { body } = await play(
      player,
      makeSpin({ gameId: gameOfModel('lines-20-bonus-buy').id, action: 'buy-free-spins' }),
    )
    expect(body.data.round.cost).toBeGreaterThan(20)
    expect((await balances(player)).coins).toBe(10_000n - BigInt(body.data.round.cost))
  })

  it('is refused when the balance is too small, and can be tried again with the same key', async () => {
    const player = await platform.signUp()
    await player.ask(playerEndpoints.switchToSweepStakes)
    const key = randomUUID()
    const dear = makeSpin({ stake: 2_000 })
    expect(await play(player, dear, key)).toMatchObject({
      status: 402,
      body: { error: { code: 'insufficient-funds' } },
    })
    expect((await player.ask(rounds.history)).data.rounds).toEqual([])
    await giveWinnings(player, 2_000)
    expect((await play(player, dear, key)).status).toBe(200)
  })

  it('takes entries, then winnings in SweepStakes, wins winnings, and leaves the coins alone', async () => {
    const player = await platform.signUp()
    await player.ask(playerEndpoints.switchToSweepStakes)
    await giveWinnings(player, 300)
    const { body } = await play(player, makeSpin({ stake: 400 }))
    expect(body.data.round.gameMode).toBe('SweepStakes')
    expect(body.data.balance).toEqual({ coins: 10_000, entries: 0, winnings: 100, tourPoints: 0 })
    const { data } = await finish(player, body.data.round.id)
    expect(data.balance).toEqual({
      coins: 10_000,
      entries: 0,
      winnings: 100 + data.round.win,
      tourPoints: 0,
    })
  })

  it('is settled and credited when nobody finished it within 15 minutes, and not before', async () => {
    const player = await platform.signUp()
    const { round, balance } = await playUntilWin(player)
    const status = async () =>
      (await player.ask(rounds.recall, { params: { id: round.id } })).data.round.status
    platform.clock.advance(14 * 60_000)
    await settleAbandoned(platform.kernel)
    expect(await status()).toBe('open')
    platform.clock.advance(60_000)
    await settleAbandoned(platform.kernel)
    expect(await status()).toBe('settled')
    expect((await balances(player)).coins).toBe(BigInt(balance.coins + round.win))
    await finish(player, round.id)
    expect((await balances(player)).coins).toBe(BigInt(balance.coins + round.win))
  })

  it('is nobody else’s to see or finish', async () => {
    const player = await platform.signUp()
    const stranger = await platform.signUp()
    const { body } = await play(player)
    const params = { id: body.data.round.id }
    expect((await stranger.call(rounds.recall, { params })).status).toBe(404)
    expect((await stranger.call(rounds.finish, { params })).status).toBe(404)
    expect((await player.ask(rounds.recall, { params })).data.round.status).toBe('open')
  })
})

describe('the history', () => {
  it('shows a player’s rounds newest first, page by page and by game', async () => {
    const player = await platform.signUp()
    const ids: string[] = []
    for (const body of [makeSpin(), makeShot(), makeSpin()]) {
      platform.clock.advance(2_500)
      const { data } = await player.ask(rounds.play, { body })
      await finish(player, data.round.id)
      ids.unshift(data.round.id)
    }
    const history = async (query = {}) => (await player.ask(rounds.history, { query })).data.rounds
    expect((await history()).map((round) => round.id)).toEqual(ids)
    const [newest] = await history({ limit: 1 })
    expect((await history({ before: newest?.createdAt ?? 0 })).map((round) => round.id)).toEqual(
      ids.slice(1),
    )
    expect((await history({ gameId: makeShot().gameId })).map((round) => round.id)).toEqual([
      ids[1],
    ])
  })
})

describe('a demo round', () => {
  it('needs no account and touches no ledger', async () => {
    const count = async () =>
      (await platform.kernel.db.selectFrom('ledger_transaction').select('id').execute()).length
    const before = await count()
    const { data } = await platform.guest().ask(rounds.demo, { body: makeSpin() })
    expect(data.round).toMatchObject({ status: 'settled', cost: 20, outcome: { stake: 20 } })
    expect(await count()).toBe(before)
  })

  it('leaves a player’s balance and history alone and is repeated by its key', async () => {
    const player = await platform.signUp()
    const key = randomUUID()
    const first = await player.ask(rounds.demo, { body: makeSpin(), key })
    expect(await player.ask(rounds.demo, { body: makeSpin(), key })).toEqual(first)
    expect((await balances(player)).coins).toBe(10_000n)
    expect((await player.ask(rounds.history)).data.rounds).toEqual([])
  })
})
