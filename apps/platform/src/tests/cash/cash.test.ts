import { randomUUID } from 'node:crypto'
import { cash, player as playerCalls, wheels } from '@marquee/contract'
import { depositStreak } from '@marquee/features-wheels/contract'
import { promo } from '@marquee/features-promo-offers/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { endUnanswered } from '@marquee/features-cash-desk/server/deposits'
import { buy, limitTo, makeTyped, numbers, sendWebhook, tokenFor } from '../../testing/payment.ts'

const hour = 3_600_000
let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
}, 60_000)
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const coinsOf = async ({ playerId }: TestPlayer) =>
  Number((await balancesOf(platform.kernel.db, playerId)).coins)
const deskOf = async (player: TestPlayer) => (await player.ask(cash.desk)).data
const depositOf = async (player: TestPlayer, id: string) =>
  (await player.ask(cash.deposit, { params: { id } })).data
const answer = (player: TestPlayer, id: string, step: number, given: string) =>
  player.call(cash.answerChallenge, { params: { id }, body: { step, answer: given } })
/** A bank's deposit that waits. */
const wait = async (player: TestPlayer, number = numbers.bank) =>
  (await buy(player, number, { method: 'bank' })).body.data

describe('the desk', () => {
  it('offers what the player can buy, how it is paid, and the first purchase once', async () => {
    const player = await platform.signUp()
    const before = await deskOf(player)
    expect(before.methods.map(({ id }) => id)).toEqual(['card', 'wallet', 'bank'])
    expect(before.packages[0]).toMatchObject({ presetId: 6, offerType: 'firstPurchase' })
    expect((await buy(player, numbers.approve, { presetId: 6 })).body.data).toMatchObject({
      status: 'complete',
      isFirst: true,
    })
    const after = await deskOf(player)
    expect(after.packages.map(({ offerType }) => offerType)).not.toContain('firstPurchase')
    expect((await buy(player, numbers.approve, { presetId: 6 })).status).toBe(404)
    expect((await player.ask(playerCalls.me)).data).toMatchObject({
      depositsCount: 1,
      hasDeposits: true,
    })
  })

  it('sells nothing that the player does not see, and nothing without a provider', async () => {
    const player = await platform.signUp()
    expect((await buy(player, numbers.approve, { presetId: 21 })).status).toBe(404)
    expect((await buy(player, numbers.approve, { presetId: 999 })).status).toBe(404)
    const token = await tokenFor(player, 'wallet', numbers.wallet)
    const body = { presetId: 1, method: 'card', token } as const
    expect((await player.call(cash.createDeposit, { body })).body.error?.code).toBe('invalid-input')
  })
})

describe('a purchase by card', () => {
  it('RT-02 RT-04 credits what the package gives, and tells every tab in order', async () => {
    const player = await platform.signUp()
    const [one, other] = [await listen(platform.url, player), await listen(platform.url, player)]
    const before = await coinsOf(player)
    const { data } = (await buy(player)).body
    expect(data).toMatchObject({ status: 'complete', account: '•••• 4242', amount: 499 })
    expect(await coinsOf(player)).toBe(before + data.gives.coins)
    for (const tab of [one, other]) {
      const payment = await tab.next('payment')
      expect(payment.data).toEqual({
        status: 'approved',
        presetId: 1,
        offerType: 'package',
        tryNextMethod: null,
      })
      const deposit = await tab.next('deposit')
      expect(deposit.data).toEqual({
        outcome: 'complete',
        depositId: data.id,
        presetId: 1,
        amount: 499,
        reason: null,
      })
      const balance = await tab.next('setBalance')
      expect([balance.seq < payment.seq, deposit.seq]).toEqual([true, payment.seq + 1])
      tab.close()
    }
    // What follows a purchase comes later, to the one sooner than to the other.
    const deposit = await one.next('deposit')
    const untilThen = ({ pushes }: typeof one) => pushes.filter(({ seq }) => seq <= deposit.seq)
    expect(untilThen(one)).toEqual(untilThen(other))
  })

  it('counts for the streak of purchases and earns the box that comes with one', async () => {
    const player = await platform.signUp()
    await buy(player, numbers.approve, { presetId: 2 })
    expect((await player.ask(depositStreak.info)).data.currentCountDeposit).toBe(1)
    const box = (await player.ask(wheels.configs)).data.wheels.find(
      ({ type }) => type === 'premiumLootbox',
    )
    expect(box?.available).toBe(true)
  })

  it('names the next method when it is declined, until all were tried', async () => {
    const player = await platform.signUp()
    const tab = await listen(platform.url, player)
    const before = await coinsOf(player)
    const { data } = (await buy(player, numbers.decline)).body
    expect(data).toMatchObject({ status: 'declined', tryNextMethod: 'wallet' })
    expect((await tab.next('payment')).data).toEqual({
      status: 'decline',
      presetId: 1,
      offerType: 'package',
      tryNextMethod: 'wallet',
    })
    const second = (await buy(player, numbers.walletDecline, { method: 'wallet' })).body.data
    expect(second).toMatchObject({ status: 'declined', tryNextMethod: 'bank' })
    const third = await wait(player, numbers.bankDecline)
    expect(third.status).toBe('pending')
    await player.send('POST', '/sandbox/cash/settle', { body: { deposit: third.id } })
    expect(await depositOf(player, third.id)).toMatchObject({
      status: 'declined',
      tryNextMethod: null,
    })
    expect(await coinsOf(player)).toBe(before)
    await tab.next('deposit')
    expect(tab.pushes.filter(({ channel }) => channel === 'deposit')).toHaveLength(1)
    tab.close()
  })

  it('is credited after the three steps of the bank’s challenge, and not before', async () => {
    const player = await platform.signUp()
    const before = await coinsOf(player)
    const { data } = (await buy(player, numbers.challenge)).body
    expect(data).toMatchObject({ status: 'challenge', challengeStep: 1 })
    expect((await answer(player, data.id, 1, 'yes')).body.data).toMatchObject({ challengeStep: 2 })
    expect((await answer(player, data.id, 2, '000000')).body.error?.code).toBe('wrong-code')
    // A step that is over changes nothing, whatever is answered to it.
    expect((await answer(player, data.id, 1, 'no')).body.data).toMatchObject({ challengeStep: 2 })
    expect((await answer(player, data.id, 2, '123456')).body.data).toMatchObject({
      challengeStep: 3,
    })
    expect(await coinsOf(player)).toBe(before)
    const last = await Promise.all([1, 2, 3].map(() => answer(player, data.id, 3, 'yes')))
    expect(last.map(({ body }) => body.data?.status)).toEqual(['complete', 'complete', 'complete'])
    expect(await coinsOf(player)).toBe(before + data.gives.coins)
  })

  it('is declined by three wrong codes, by a no, and ends when nobody answers', async () => {
    const player = await platform.signUp()
    const challenged = async () => (await buy(player, numbers.challenge)).body.data.id
    const wrong = await challenged()
    await answer(player, wrong, 1, 'yes')
    for (const code of ['1', '2', '3']) await answer(player, wrong, 2, code)
    expect(await depositOf(player, wrong)).toMatchObject({
      status: 'declined',
      reason: 'challenge_failed',
    })
    const refused = await challenged()
    await answer(player, refused, 1, 'no')
    expect((await depositOf(player, refused)).reason).toBe('challenge_refused')
    const left = await challenged()
    const taken = await challenged()
    await player.ask(cash.cancelDeposit, { params: { id: taken } })
    expect((await answer(player, taken, 1, 'yes')).status).toBe(409)
    platform.clock.advance(hour)
    await endUnanswered(platform.kernel)
    expect(await depositOf(player, left)).toMatchObject({ status: 'failed', reason: 'expired' })
    expect((await depositOf(player, taken)).status).toBe('canceled')
  })

  it('leaves no card number anywhere, and takes no token twice', async () => {
    const player = await platform.signUp()
    const token = await tokenFor(player, 'card', numbers.approve)
    const body = { presetId: 1, method: 'card', token } as const
    expect(atob(token.split('.')[0] ?? '')).not.toMatch(/42424242/)
    expect((await player.call(cash.createDeposit, { body })).status).toBe(200)
    expect((await player.call(cash.createDeposit, { body })).body.error?.code).toBe('not-available')
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(platform.kernel.db)
    for (const { name } of rows) {
      const { rows: found } = await sql`select 1 from ${sql.table(name)} t
        where replace(t::text, ' ', '') like '%4242424242424242%'`.execute(platform.kernel.db)
      expect([name, found.length]).toEqual([name, 0])
    }
  })

  it.each([
    ['number', { number: '4111 1111 1111 1111' }],
    ['expiry', { expiry: '01/20' }],
    ['expiry', { expiry: '13/60' }],
    ['code', { code: '1' }],
  ])('is refused by the provider’s form for its %s', async (path, wrong) => {
    const player = await platform.signUp()
    const body = { ...makeTyped('card', numbers.approve), ...wrong }
    const refused = await player.send('POST', '/sandbox/cash/tokens', { body })
    expect([refused.status, refused.body.error?.details?.[0]?.path]).toEqual([400, path])
  })

  it('does not outlive its token', async () => {
    const player = await platform.signUp()
    const token = await tokenFor(player, 'card', numbers.approve)
    platform.clock.advance(16 * 60_000)
    const body = { presetId: 1, method: 'card', token } as const
    expect((await player.call(cash.createDeposit, { body })).body.error?.code).toBe('invalid-input')
  })
})

describe('a purchase that is asked for again', () => {
  it('is one purchase for one key, however often and side by side it is sent', async () => {
    const player = await platform.signUp()
    const before = await coinsOf(player)
    const token = await tokenFor(player, 'card', numbers.approve)
    const key = randomUUID()
    const body = { presetId: 1, method: 'card', token } as const
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => player.call(cash.createDeposit, { body, key })),
    )
    expect(new Set(answers.map(({ body: { data } }) => `${data.id} ${data.status}`)).size).toBe(1)
    expect(await coinsOf(player)).toBe(before + 50_000)
    expect((await player.ask(cash.deposits)).data.total).toBe(1)
  })

  it('credits the first purchase once, when several tabs buy it at a time', async () => {
    const player = await platform.signUp()
    const before = await coinsOf(player)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => buy(player, numbers.approve, { presetId: 6 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404])
    expect(await coinsOf(player)).toBe(before + 200_000)
  })
})

describe('a purchase by bank', () => {
  it('waits for the bank, and tells the tabs to look at where it stands', async () => {
    const player = await platform.signUp()
    const tab = await listen(platform.url, player)
    const { id, status } = await wait(player)
    expect(status).toBe('pending')
    expect((await tab.next('deposit')).data).toMatchObject({ outcome: 'refresh', depositId: id })
    expect((await deskOf(player)).waiting).toMatchObject([{ id, status: 'pending' }])
    tab.close()
  })

  it('is credited once by a signed webhook that comes fifty times', async () => {
    const player = await platform.signUp()
    const before = await coinsOf(player)
    const { id, gives } = await wait(player)
    const message = { id: randomUUID(), deposit: id, outcome: 'approved' } as const
    const send = () => sendWebhook(platform, 'bank', message)
    const together = await Promise.all(Array.from({ length: 10 }, send))
    const after = []
    for (let time = 0; time < 40; time++) after.push(await send())
    expect(new Set([...together, ...after].map((one) => one.status))).toEqual(new Set([200]))
    expect(await coinsOf(player)).toBe(before + gives.coins)
    // The word that comes too late changes nothing either.
    await sendWebhook(platform, 'bank', { id: randomUUID(), deposit: id, outcome: 'declined' })
    expect((await depositOf(player, id)).status).toBe('complete')
  })

  it('believes nobody else: not a forged signature, an old one, or another provider', async () => {
    const player = await platform.signUp()
    const { id } = await wait(player)
    const message = { id: randomUUID(), deposit: id, outcome: 'approved' } as const
    const old = platform.clock.now() - 301_000
    const statuses = [
      await sendWebhook(platform, 'bank', message, { secret: 'a guess' }),
      await sendWebhook(platform, 'bank', message, { time: old }),
      await sendWebhook(platform, 'card', message),
      await sendWebhook(platform, 'bank', { ...message, deposit: randomUUID() }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 403, 404, 404])
    expect((await depositOf(player, id)).status).toBe('pending')
  })

  it('is credited when it is paid all the same after the player took it back', async () => {
    const player = await platform.signUp()
    const before = await coinsOf(player)
    const { id, gives } = await wait(player)
    await limitTo(player, 499)
    await player.ask(cash.cancelDeposit, { params: { id } })
    expect((await deskOf(player)).limits).toMatchObject([{ left: 0 }])
    expect((await player.call(cash.cancelDeposit, { params: { id } })).status).toBe(409)
    await sendWebhook(platform, 'bank', { id: randomUUID(), deposit: id, outcome: 'approved' })
    expect(await coinsOf(player)).toBe(before + gives.coins)
    expect((await deskOf(player)).limits).toMatchObject([{ left: 0 }])
  })
})

describe('an offer of the player’s own', () => {
  it('CALL-69 RT-17 comes by its link, to whoever followed it, once and for its time', async () => {
    const player = await platform.signUp()
    const tab = await listen(platform.url, player)
    const subscribe = (urlHash = 'made-for-you') =>
      player.call(promo.subscribe, { body: { urlHash } })
    expect((await player.ask(playerCalls.me)).data.bannerPresetPackage).toBeNull()
    expect((await subscribe()).body).toEqual({ success: true, presetId: 21 })
    expect((await tab.next('bannerOffer')).data).toMatchObject({ presetId: 21 })
    const { finishedAt } = (await player.ask(playerCalls.me)).data.bannerPresetPackage ?? {}
    platform.clock.advance(hour)
    await subscribe()
    expect((await player.ask(playerCalls.me)).data.bannerPresetPackage).toMatchObject({
      presetId: 21,
      finishedAt,
    })
    const others = await platform.signUp()
    expect((await others.ask(playerCalls.me)).data.bannerPresetPackage).toBeNull()
    expect((await subscribe('no-such-link')).status).toBe(404)
    expect((await buy(player, numbers.approve, { presetId: 21 })).body.data).toMatchObject({
      status: 'complete',
      offerType: 'promoOffer',
    })
    expect((await player.ask(playerCalls.me)).data.bannerPresetPackage).toBeNull()
    expect((await subscribe()).body.error?.code).toBe('not-available')
    tab.close()
  })
})

describe('whose purchase is whose', () => {
  it('is nobody else’s to see, answer or take back', async () => {
    const [owner, stranger] = [await platform.signUp(), await platform.signUp()]
    const { id } = (await buy(owner, numbers.challenge)).body.data
    const params = { id }
    const statuses = [
      await stranger.call(cash.deposit, { params }),
      await answer(stranger, id, 1, 'no'),
      await stranger.call(cash.cancelDeposit, { params }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404])
    expect((await stranger.ask(cash.deposits)).data.deposits).toEqual([])
    expect(await depositOf(owner, id)).toMatchObject({ status: 'challenge', challengeStep: 1 })
  })
})
