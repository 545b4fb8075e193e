import { randomUUID } from 'node:crypto'
import { cash } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { buy, numbers, tokenFor } from '../../testing/payment.ts'
import { makeWinner, redeem } from '../../testing/winner.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
}, 60_000)
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

describe('a purchase that is sent again with its key', () => {
  it.each([
    ['card', numbers.challenge, 'challenge'],
    ['bank', numbers.bank, 'pending'],
  ] as const)(
    'is answered as at first after it was taken back: %s',
    async (method, number, status) => {
      const player = await platform.signUp()
      const token = await tokenFor(player, method, number)
      const send = (key: string) =>
        player.call(cash.createDeposit, { body: { presetId: 1, method, token }, key })
      const key = randomUUID()
      const first = await send(key)
      expect(first.body.data.status).toBe(status)
      const { id } = first.body.data
      expect((await player.ask(cash.cancelDeposit, { params: { id } })).data.status).toBe(
        'canceled',
      )
      expect((await send(key)).body).toEqual(first.body)
      expect((await player.ask(cash.deposit, { params: { id } })).data.status).toBe('canceled')
    },
  )

  it('is answered as at first when it was complete meanwhile, and bought once', async () => {
    const player = await platform.signUp()
    const token = await tokenFor(player, 'bank', numbers.bank)
    const key = randomUUID()
    const send = () =>
      player.call(cash.createDeposit, { body: { presetId: 1, method: 'bank', token }, key })
    const answers = await Promise.all(Array.from({ length: 6 }, send))
    const [first] = answers
    const deposit = first?.body.data.id ?? ''
    expect((await player.send('POST', '/sandbox/cash/settle', { body: { deposit } })).status).toBe(
      200,
    )
    for (const one of [...answers, await send()]) expect(one.body).toEqual(first?.body)
    const { deposits } = (await player.ask(cash.deposits)).data
    expect(deposits).toMatchObject([{ id: deposit, status: 'complete' }])
  })
})

describe('an answer to the bank that is sent again with its key', () => {
  it('is answered as at first after the purchase was taken back', async () => {
    const player = await platform.signUp()
    const { id } = (await buy(player, numbers.challenge)).body.data
    const send = (key: string, step: number, answer = 'yes') =>
      player.call(cash.answerChallenge, { params: { id }, body: { step, answer }, key })
    const key = randomUUID()
    const first = await send(key, 1)
    expect(first.body.data).toMatchObject({ status: 'challenge', challengeStep: 2 })
    expect((await send(key, 1)).body).toEqual(first.body)
    await player.ask(cash.cancelDeposit, { params: { id } })
    expect((await send(key, 1)).body).toEqual(first.body)
    // Another answer has nothing to be given to.
    expect((await send(randomUUID(), 2)).body.error?.code).toBe('not-available')
    expect((await player.ask(cash.deposit, { params: { id } })).data.status).toBe('canceled')
  })

  it('asks the bank again where the code was wrong, and is answered once it is right', async () => {
    const player = await platform.signUp()
    const { id } = (await buy(player, numbers.challenge)).body.data
    const send = (key: string, step: number, answer: string) =>
      player.call(cash.answerChallenge, { params: { id }, body: { step, answer }, key })
    await send(randomUUID(), 1, 'yes')
    expect((await send(randomUUID(), 2, '000000')).body.error?.code).toBe('wrong-code')
    const key = randomUUID()
    const right = await send(key, 2, '123456')
    expect(right.body.data).toMatchObject({ challengeStep: 3 })
    await send(randomUUID(), 3, 'yes')
    expect((await send(key, 2, '123456')).body).toEqual(right.body)
  })
})

describe('a redemption that the sandbox asks more of', () => {
  it('waits for its player, who answers it once', async () => {
    const player = await makeWinner(platform)
    const { id: redemption } = (await redeem(player)).body.data
    const ask = () =>
      player.send('POST', '/sandbox/cash/settle', { body: { redemption, outcome: 'asked' } })
    expect((await ask()).status).toBe(200)
    const [told] = (await player.ask(cash.redemptions)).data.redemptions
    expect(told).toMatchObject({ status: 'asked', code: 'identity-document' })
    const answer = () => player.call(cash.answerRedemption, { params: { id: redemption } })
    expect((await answer()).body.data.status).toBe('pending')
    expect((await answer()).body.error?.code).toBe('not-available')
    await player.ask(cash.cancelRedemption, { params: { id: redemption } })
    expect((await ask()).status).toBe(409)
  })
})
