import type { LedgerKind } from '@marquee/platform-kernel/ledgerKinds'
import { randomUUID } from 'node:crypto'
import { cash, featuresInfo, player as playerCalls, responsiblePlay } from '@marquee/contract'
import { history } from '@marquee/features-history/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { numbers, sendWebhook, tokenFor } from '../../testing/payment.ts'
import { makeWinner as makeWinnerOf, moveWinnings, redeem } from '../../testing/winner.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
}, 60_000)
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const winningsOf = async ({ playerId }: TestPlayer) =>
  Number((await balancesOf(platform.kernel.db, playerId)).winnings)
const deskOf = async (player: TestPlayer) => (await player.ask(cash.redemptions)).data

const move = (player: TestPlayer, kind: LedgerKind, amount: number) =>
  moveWinnings(platform, player, { kind, amount })
const makeWinner = (won?: number) => makeWinnerOf(platform, won)

/** What a page would be told of a redemption by its provider. */
const decide = (id: string, outcome: 'paid' | 'rejected', reason: string | null = null) =>
  sendWebhook(platform, 'bank', { id: randomUUID(), redemption: id, outcome, reason })

describe('redeeming', () => {
  it('takes winnings out of the balance until a decision, and tells every tab', async () => {
    const player = await makeWinner()
    const tab = await listen(platform.url, player)
    const { data } = (await redeem(player)).body
    expect(data).toMatchObject({ status: 'pending', amount: 2_000, account: '•••• 6789' })
    expect(await winningsOf(player)).toBe(3_000)
    expect((await tab.next('payment')).data).toMatchObject({ status: 'refresh' })
    expect(await deskOf(player)).toMatchObject({
      status: 'active',
      winnings: 3_000,
      redeemable: 3_000,
      identity: 'approved',
      redemptions: [data],
    })
    expect((await player.ask(featuresInfo.info)).data.statusFeatures.redeem.status).toBe('active')
    const { entries } = (await player.ask(history.entries, { query: { wallet: 'winnings' } })).data
    expect(entries[0]).toMatchObject({ kind: 'redemption', amount: -2_000 })
    tab.close()
  })

  it('is paid once, however often the provider says so', async () => {
    const player = await makeWinner()
    const { id } = (await redeem(player)).body.data
    const answers = await Promise.all(Array.from({ length: 12 }, () => decide(id, 'paid')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await decide(id, 'rejected')
    expect((await deskOf(player)).redemptions).toMatchObject([{ status: 'paid', reason: null }])
    expect(await winningsOf(player)).toBe(3_000)
    expect((await player.call(cash.cancelRedemption, { params: { id } })).status).toBe(409)
  })

  it('comes back when it is rejected, with the reason, or taken back, once', async () => {
    const player = await makeWinner()
    const rejected = (await redeem(player)).body.data.id
    const taken = (await redeem(player)).body.data.id
    expect(await winningsOf(player)).toBe(1_000)
    await decide(rejected, 'rejected', 'Another name.')
    const cancel = () => player.call(cash.cancelRedemption, { params: { id: taken } })
    const statuses = (await Promise.all([cancel(), cancel(), cancel()])).map((one) => one.status)
    expect(statuses.sort()).toEqual([200, 409, 409])
    expect(await winningsOf(player)).toBe(5_000)
    const { redeemable, redemptions } = await deskOf(player)
    expect(redeemable).toBe(5_000)
    expect(redemptions.find(({ id }) => id === rejected)).toMatchObject({
      status: 'rejected',
      reason: 'Another name.',
    })
  })

  it('redeems only winnings, and those that were given only once they were played through', async () => {
    const player = await makeWinner(0)
    await move(player, 'test', 4_000)
    expect(await deskOf(player)).toMatchObject({ winnings: 4_000, redeemable: 0 })
    expect((await redeem(player)).body.error?.code).toBe('insufficient-funds')
    await move(player, 'round-stake', -1_500)
    expect(await deskOf(player)).toMatchObject({ winnings: 2_500, redeemable: 0 })
    await move(player, 'round-win', 1_200)
    expect(await deskOf(player)).toMatchObject({ winnings: 3_700, redeemable: 1_200 })
    expect((await redeem(player, 1_201)).body.error?.code).toBe('insufficient-funds')
    expect((await redeem(player, 1_200)).status).toBe(200)
  })

  it('never redeems the same winnings twice, asked for side by side or again', async () => {
    const player = await makeWinner()
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(player)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 402, 402, 402])
    const again = await makeWinner()
    const token = await tokenFor(again, 'bank', numbers.bank)
    const key = randomUUID()
    const body = { amount: 2_000, method: 'bank', token } as const
    const repeated = await Promise.all(
      Array.from({ length: 8 }, () => again.call(cash.requestRedemption, { body, key })),
    )
    expect(new Set(repeated.map((one) => one.body.data.id)).size).toBe(1)
    expect(await winningsOf(again)).toBe(3_000)
  })

  it('asks for SweepStakes, a verified player and the minimum, and says which is missing', async () => {
    const player = await makeWinner()
    expect((await redeem(player, 999)).body.error?.details?.[0]?.path).toBe('amount')
    await player.ask(playerCalls.switchToTournamentPoints)
    expect((await redeem(player)).body.error?.message).toMatch(/SweepStakes/)
    const unknown = await platform.signUp()
    await unknown.ask(playerCalls.switchToSweepStakes)
    await move(unknown, 'round-win', 5_000)
    expect((await redeem(unknown)).body.error?.details).toEqual([
      { path: 'see', message: '/profile/identity' },
    ])
    expect(await winningsOf(unknown)).toBe(5_000)
  })

  it('stays open to players who are excluded from play', async () => {
    const player = await makeWinner()
    await player.ask(responsiblePlay.selfExclude, { body: { term: '1-year', understood: true } })
    const { id } = (await redeem(player)).body.data
    expect((await player.ask(cash.cancelRedemption, { params: { id } })).data.status).toBe(
      'canceled',
    )
    expect((await redeem(player, 5_000)).status).toBe(200)
  })

  it('is nobody else’s to take back', async () => {
    const [owner, stranger] = [await makeWinner(), await makeWinner()]
    const { id } = (await redeem(owner)).body.data
    expect((await stranger.call(cash.cancelRedemption, { params: { id } })).status).toBe(404)
    expect((await deskOf(stranger)).redemptions).toEqual([])
  })
})
