import { randomUUID } from 'node:crypto'
import { cash, responsiblePlay } from '@marquee/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { numbers, tokenFor } from '../../testing/payment.ts'

let platform: TestPlatform
let player: TestPlayer
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
beforeEach(async () => {
  player = await platform.signUp()
})
afterAll(() => platform.stop())

const savedOf = async (who: TestPlayer) => (await who.ask(cash.desk)).data.saved

async function buyWith(number: string, keep = true) {
  const token = await tokenFor(player, 'card', number)
  const body = { presetId: 1, method: 'card' as const, token, ...(keep && { keep }) }
  return (await player.ask(cash.createDeposit, { body })).data
}

const payAgain = async (id: string, key = randomUUID()) => {
  const { data } = await player.ask(cash.savedToken, { params: { id }, key })
  return data.token
}

describe('a payment method', () => {
  it('is saved with a purchase for who asks, with no more than its brand and last digits', async () => {
    const { data } = await player.ask(cash.desk)
    expect(data.methods.map(({ id, canKeep }) => [id, canKeep])).toEqual([
      ['card', true],
      ['wallet', false],
      ['bank', false],
    ])
    await buyWith(numbers.approve, false)
    expect(await savedOf(player)).toEqual([])
    await buyWith(numbers.approve)
    const saved = await savedOf(player)
    expect(saved).toMatchObject([{ method: 'card', brand: 'Visa', account: '•••• 4242' }])
    expect(JSON.stringify(saved)).not.toContain('4242 4242')
  })

  it('pays the next purchase, and once for each token', async () => {
    await buyWith(numbers.approve)
    const [saved] = await savedOf(player)
    const token = await payAgain(saved?.id ?? '')
    const body = { presetId: 1, method: 'card' as const, token }
    const { data } = await player.ask(cash.createDeposit, { body })
    expect(data).toMatchObject({ status: 'complete', account: '•••• 4242' })
    const again = await player.call(cash.createDeposit, { body })
    expect(again.body.error?.code).toBe('not-available')
  })

  it('gives a new token each time, for the same act too: none is kept for it', async () => {
    await buyWith(numbers.approve)
    const [saved] = await savedOf(player)
    const key = randomUUID()
    const first = await payAgain(saved?.id ?? '', key)
    expect(await payAgain(saved?.id ?? '', key)).not.toBe(first)
  })

  it('is not offered while its purchase is not paid', async () => {
    expect((await buyWith(numbers.decline)).status).toBe('declined')
    const waits = await buyWith(numbers.challenge)
    expect(waits.status).toBe('challenge')
    expect(await savedOf(player)).toEqual([])
    for (const [step, answer] of [
      [1, 'yes'],
      [2, '123456'],
      [3, 'yes'],
    ] as const)
      await player.ask(cash.answerChallenge, { params: { id: waits.id }, body: { step, answer } })
    expect(await savedOf(player)).toMatchObject([{ account: '•••• 3220' }])
  })

  it('is there once, however often it was saved, and gone when it is removed', async () => {
    await buyWith(numbers.approve)
    await buyWith(numbers.approve)
    const saved = await savedOf(player)
    expect(saved).toHaveLength(1)
    const params = { id: saved[0]?.id ?? '' }
    const stranger = await platform.signUp()
    expect((await stranger.call(cash.savedToken, { params })).status).toBe(404)
    expect((await stranger.call(cash.forgetMethod, { params })).status).toBe(404)
    await player.ask(cash.forgetMethod, { params })
    expect(await savedOf(player)).toEqual([])
    expect((await player.call(cash.savedToken, { params })).status).toBe(404)
  })

  it('can be removed during a break, and pays nothing then', async () => {
    await buyWith(numbers.approve)
    const [saved] = await savedOf(player)
    const params = { id: saved?.id ?? '' }
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect((await player.call(cash.savedToken, { params })).body.error?.code).toBe('cool-off')
    expect((await player.call(cash.forgetMethod, { params })).status).toBe(200)
  })
})
