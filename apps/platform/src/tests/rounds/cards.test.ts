import { randomUUID } from 'node:crypto'
import { responsiblePlay, rounds } from '@marquee/contract'
import { runCommand } from '@marquee/platform-kernel/command'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { settingsOf } from '@marquee/platform-kernel/module'
import { minor } from '@marquee/platform-kernel/money'
import { settleAbandoned } from '@marquee/platform-play/rounds/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameOfModel, makeHand, makeTable } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { begin, makeSteps, open, outcomeOf, step } from '../../testing/makeSteps.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const { coins, dealOf } = makeSteps(() => platform)

describe('a hand of poker', () => {
  const hold = (...cards: number[]) => ({ kind: 'hold', cards })

  it('tells of the five cards that were dealt, and of no other before the choice', async () => {
    const player = await platform.signUp()
    const round = await begin(player, makeHand())
    const { hidden } = await dealOf(round.id)
    const answers = [
      round,
      (await player.call(rounds.recall, { params: { id: round.id } })).body,
      (await player.call(rounds.history)).body,
      (await step(player, round.id, 0, hold(5))).body,
      (await step(player, round.id, 0, hold(1, 1))).body,
      (await step(player, round.id, 0, open(1))).body,
      (await player.send('GET', `/rest/game/${round.gameId}/play/`)).body,
    ]
    const told = JSON.stringify(answers)
    expect(told).toContain(JSON.stringify(hidden.slice(0, 5)))
    expect(told).not.toContain(JSON.stringify(hidden.slice(5)).slice(1, -1))
    expect(told).not.toContain('exchange')
    const { body } = await step(player, round.id, 0, hold())
    expect(outcomeOf(body.data.round).steps.at(-1)).toMatchObject({ cards: hidden.slice(5) })
  })

  it('can be drawn during a break, and is paid as it was dealt when it is abandoned', async () => {
    const player = await platform.signUp()
    const drawn = await begin(player, makeHand())
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect((await step(player, drawn.id, 0, hold(0, 2))).status).toBe(200)
    const other = await platform.signUp()
    const left = await begin(other, makeHand())
    platform.clock.advance(15 * 60_000)
    await settleAbandoned(platform.kernel)
    const { data } = await other.ask(rounds.recall, { params: { id: left.id } })
    expect(data.round).toMatchObject({ status: 'settled', win: left.win })
    expect(await coins(other)).toBe(9_980 + left.win)
  })
})

describe('a game of blackjack', () => {
  const to = (kind: string) => ({ kind })
  const card = (rank: string) => '23456789TJQKA'.indexOf(rank) * 4

  /** Begins a round and lays its cards: player, house, player, then what is drawn. */
  async function lay(player: TestPlayer, ranks: string, overrides = {}) {
    let round = await begin(player, makeTable(overrides))
    // A natural is over at once and has nothing to lay.
    while (!outcomeOf(round).awaits) {
      await player.ask(rounds.finish, { params: { id: round.id } })
      platform.clock.advance(2_500)
      round = await begin(player, makeTable(overrides))
    }
    const deal = { ...(await dealOf(round.id)), hidden: [...ranks, ...'2'.repeat(40)].map(card) }
    await platform.kernel.db
      .updateTable('round_deal')
      .set({ deal: JSON.stringify(deal) })
      .where('round_id', '=', round.id)
      .execute()
    return round
  }

  const takeAllBut = async (player: TestPlayer, left: number) => {
    const amount = (await coins(player)) - left
    const { playerId } = player
    await runCommand(platform.kernel, {
      name: 'test.take',
      playerId,
      idempotency: null,
      input: null,
      handle: ({ post }) =>
        post({
          kind: 'test',
          reference: randomUUID(),
          playerId,
          postings: [
            { account: { player: playerId, currency: 'coins' }, amount: minor(-amount) },
            {
              account: { house: 'test', brand: 'wireframe', currency: 'coins' },
              amount: minor(amount),
            },
          ],
        }),
    })
  }

  it('takes what a double adds in the same step, once, and pays both stakes', async () => {
    const player = await platform.signUp()
    const { id } = await lay(player, '566TTT')
    const before = await coins(player)
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => step(player, id, 0, to('double'), key)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body.data.round).toMatchObject({ cost: 40, win: 80, status: 'open' })
    expect(answers[0]?.body.data.balance.coins).toBe(before - 20)
    await player.ask(rounds.finish, { params: { id } })
    expect(await coins(player)).toBe(before - 20 + 80)
    const { data } = await player.ask(rounds.recall, { params: { id } })
    expect(data.round).toMatchObject({ cost: 40, win: 80 })
  })

  it('takes what a split adds, and plays both hands', async () => {
    const player = await platform.signUp()
    const { id } = await lay(player, '868TTTT')
    const before = await coins(player)
    const split = await step(player, id, 0, to('split'))
    expect(split.body.data.round).toMatchObject({ cost: 40, win: 0 })
    await step(player, id, 1, to('stand'))
    const { body } = await step(player, id, 2, to('stand'))
    expect(body.data.round.win).toBe(80)
    await player.ask(rounds.finish, { params: { id } })
    expect(await coins(player)).toBe(before - 20 + 80)
  })

  it('doubles nothing that the balance does not hold, and leaves the hand to be played', async () => {
    const player = await platform.signUp()
    const { id } = await lay(player, '566TTT')
    await takeAllBut(player, 19)
    const doubled = await step(player, id, 0, to('double'))
    expect([doubled.status, doubled.body.error?.code]).toEqual([402, 'insufficient-funds'])
    expect(await coins(player)).toBe(19)
    expect((await player.ask(rounds.recall, { params: { id } })).data.round.cost).toBe(20)
    expect((await step(player, id, 0, to('stand'))).status).toBe(200)
  })

  it('doubles nothing above what a round of the game may cost (RT-15)', async () => {
    const { maxStake } = settingsOf(platform.surroundings, 'wireframe')
    const { slug } = gameOfModel('blackjack-tie-17')
    maxStake.games[slug] = { coins: 30 }
    try {
      const player = await platform.signUp()
      const { id } = await lay(player, '566TTT')
      const { status, body } = await step(player, id, 0, to('double'))
      expect([status, body.error?.code]).toEqual([403, 'stake-too-high'])
      expect((await step(player, id, 0, to('hit'))).status).toBe(200)
    } finally {
      delete maxStake.games[slug]
    }
  })

  it('lets a hand be played during a break, and nothing be added to it (RP-02)', async () => {
    const player = await platform.signUp()
    const { id } = await lay(player, '8682TTT')
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    for (const kind of ['double', 'split']) {
      const { status, body } = await step(player, id, 0, to(kind))
      expect([status, body.error?.code]).toEqual([403, 'cool-off'])
    }
    expect((await step(player, id, 0, to('hit'))).status).toBe(200)
    expect((await step(player, id, 1, to('stand'))).status).toBe(200)
  })

  it('tells of no card that is still to come', async () => {
    const player = await platform.signUp()
    const round = await lay(player, '9T3456789')
    const { hidden } = await dealOf(round.id)
    const recalled = await player.call(rounds.recall, { params: { id: round.id } })
    const wrong = await step(player, round.id, 0, to('split'))
    const told = JSON.stringify([round, recalled.body, wrong.body])
    expect(told).not.toContain(JSON.stringify(hidden.slice(3, 6)).slice(1, -1))
    expect(told).not.toContain('showdown')
  })

  it('stands on every hand when it is abandoned', async () => {
    const player = await platform.signUp()
    await lay(player, 'T6TTT')
    const before = await coins(player)
    platform.clock.advance(15 * 60_000)
    await settleAbandoned(platform.kernel)
    expect(await coins(player)).toBe(before + 40)
  })
})
