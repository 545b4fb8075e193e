import { randomUUID } from 'node:crypto'
import { cash, responsiblePlay } from '@marquee/contract'
import { balancesOf } from '@marquee/platform-kernel/ledger'
import {
  startCheckout,
  type TestCheckout,
} from '@marquee/platform-providers/testing/checkoutServer'
import { orderRefunds } from '@marquee/features-cash-desk/server/refunds'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

let platform: TestPlatform
let company: TestCheckout
beforeAll(async () => {
  company = await startCheckout()
  const { url, secretKey, publicKey, webhookKey } = company
  // No sandbox: what is taken here is taken by the company.
  platform = await makePlatform({
    accounts: { payment: { url, secretKey, publicKey, webhookKey } },
  })
}, 60_000)
afterEach(() => company.break(null))
afterAll(async () => {
  await platform.stop()
  await company.stop()
})

type Behaviour = Parameters<TestCheckout['tokenOf']>[0]

const coinsOf = async ({ playerId }: TestPlayer) =>
  Number((await balancesOf(platform.kernel.db, playerId)).coins)

const order = (behaviour: Behaviour, keep = false) => ({
  presetId: 1,
  method: 'card' as const,
  token: company.tokenOf(behaviour),
  ...(keep && { keep }),
})

const buy = async (player: TestPlayer, behaviour: Behaviour, keep = false) =>
  (await player.ask(cash.createDeposit, { body: order(behaviour, keep) })).data

/** Sends what the company would send of a purchase. */
function report(type: string, depositId: string, key?: string) {
  const { raw, signature } = company.webhookOf(type, depositId, key)
  return platform.guest().send('POST', '/rest/cash/webhook/card/', {
    raw,
    headers: { 'cko-signature': signature },
  })
}

const depositOf = async (player: TestPlayer, id: string) =>
  (await player.ask(cash.deposit, { params: { id } })).data

describe('cards by a company', () => {
  it('are offered with the address and the public key that browsers ask for tokens with', async () => {
    const player = await platform.signUp()
    const { methods, testNumbers } = (await player.ask(cash.desk)).data
    expect(methods).toEqual([
      {
        id: 'card',
        tokenUrl: `${company.url}tokens`,
        tokenProtocol: 'checkout',
        publicKey: company.publicKey,
        canKeep: true,
      },
    ])
    expect(testNumbers).toEqual([])
  })

  it('pay at once, with the account that the company tells', async () => {
    const player = await platform.signUp()
    const before = await coinsOf(player)
    const bought = await buy(player, 'capture')
    expect(bought).toMatchObject({ status: 'complete', account: '•••• 4242' })
    expect(await coinsOf(player)).toBe(before + bought.gives.coins)
  })

  it('credit once what was captured later, however often it is told', async () => {
    const player = await platform.signUp()
    const before = await coinsOf(player)
    const { id, status, gives } = await buy(player, 'authorise')
    expect(status).toBe('pending')
    expect((await report('payment_approved', id)).status).toBe(200)
    expect(await coinsOf(player)).toBe(before)
    const tab = await listen(platform.url, player)
    for (let time = 0; time < 3; time++) {
      expect((await report('payment_captured', id)).status).toBe(200)
    }
    expect((await tab.next('deposit')).data).toMatchObject({ outcome: 'complete', depositId: id })
    expect(await coinsOf(player)).toBe(before + gives.coins)
  })

  it('send the player to the bank, which sends them back to what waits', async () => {
    const player = await platform.signUp()
    const bought = await buy(player, 'three-d-secure', true)
    expect(bought).toMatchObject({
      status: 'challenge',
      challengeStep: null,
      challengeUrl: expect.stringMatching(/^https:\/\/3ds\.example\//),
      account: '•••• 4242',
    })
    const { success_url: back } = company.payments[0] ?? {}
    expect(back).toMatch(/^http:\/\/\S+\/cash\/deposit-by-money\/\?step=refresh&deposit=/)
    expect(back).toContain(bought.id)
    const answer = { params: { id: bought.id }, body: { step: 1, answer: 'yes' } }
    expect((await player.call(cash.answerChallenge, answer)).body.error?.code).toBe('not-available')
    await report('payment_captured', bought.id)
    expect(await depositOf(player, bought.id)).toMatchObject({
      status: 'complete',
      challengeUrl: null,
    })
    const [saved] = (await player.ask(cash.desk)).data.saved
    expect(saved).toMatchObject({ method: 'card', brand: 'Visa', account: '•••• 4242' })
  })

  it('end where the bank says no, also on its own page', async () => {
    const player = await platform.signUp()
    expect(await buy(player, 'decline')).toMatchObject({ status: 'declined', account: '•••• 0002' })
    const { id } = await buy(player, 'three-d-secure')
    await report('payment_declined', id)
    expect(await depositOf(player, id)).toMatchObject({ status: 'declined' })
  })

  it('are saved, pay again without the number, and are forgotten at the company too', async () => {
    const player = await platform.signUp()
    await buy(player, 'capture', true)
    const [saved] = (await player.ask(cash.desk)).data.saved
    const params = { id: saved?.id ?? '' }
    const { token } = (await player.ask(cash.savedToken, { params })).data
    const body = { presetId: 1, method: 'card' as const, token }
    expect((await player.ask(cash.createDeposit, { body })).data.status).toBe('complete')
    expect((await player.call(cash.createDeposit, { body })).body.error?.code).toBe('not-available')
    await player.ask(cash.forgetMethod, { params })
    expect(company.forgotten).toContain('src_of_4242_capture')
  })

  it('are refused a report of somebody else, and of a purchase that is none', async () => {
    const player = await platform.signUp()
    const { id } = await buy(player, 'authorise')
    const forged = await report('payment_captured', id, 'a key of somebody else')
    expect(forged.status).toBe(403)
    expect(await depositOf(player, id)).toMatchObject({ status: 'pending' })
    expect((await report('payment_captured', randomUUID())).status).toBe(404)
  })

  it('wait while the company is away, and are charged once when the same is asked again', async () => {
    const player = await platform.signUp()
    const before = await coinsOf(player)
    const [body, key] = [order('capture'), randomUUID()]
    company.break('failing')
    const away = await player.call(cash.createDeposit, { body, key })
    expect(away.status).toBe(503)
    expect(away.body.error).toMatchObject({ code: 'unavailable', retryAfterMs: 5_000 })
    company.break(null)
    const { data } = await player.ask(cash.createDeposit, { body, key })
    expect(data.status).toBe('complete')
    expect(company.payments.filter(({ reference }) => reference === data.id)).toHaveLength(1)
    expect(await coinsOf(player)).toBe(before + data.gives.coins)
  })

  it('get back what was paid too late', async () => {
    const player = await platform.signUp()
    const { id } = await buy(player, 'three-d-secure')
    await player.ask(cash.cancelDeposit, { params: { id } })
    // A purchase limit that leaves no room for it any more.
    await player.ask(responsiblePlay.setLimit, {
      body: { kind: 'purchase', period: 'day', amount: 100 },
    })
    await report('payment_captured', id)
    expect(await depositOf(player, id)).toMatchObject({ reason: 'refunded_paid_too_late' })
    const { kernel, surroundings } = platform
    await orderRefunds({ kernel, providers: surroundings.providers.payments })
    expect(company.payments.find(({ reference }) => reference === id)?.refunded).toBe(499)
  })
})
