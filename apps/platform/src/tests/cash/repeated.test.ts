import { randomUUID } from 'node:crypto'
import { cash } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { numbers, tokenFor } from '../../testing/payment.ts'
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
