import { randomUUID } from 'node:crypto'
import { cash, responsiblePlay } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { releaseUnpaid } from '@marquee/platform-cash/offerStore'
import { listRefunds } from '@marquee/features-cash-desk/server/officeStore'
import { orderRefunds } from '@marquee/features-cash-desk/server/refunds'
import { overLimit, refunded } from '@marquee/features-cash-desk/server/rules'
import { buy, limitTo, numbers, sendWebhook, tokenFor } from '../../testing/payment.ts'

const hour = 3_600_000
const paragraph = { id: 'new', text: { en: 'Something new.', es: 'Algo nuevo.' } }
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

describe('what protects players', () => {
  it('ends a purchase beyond the player’s limit as failed, with the reason, and charges nothing', async () => {
    const player = await platform.signUp()
    await limitTo(player, 1_000)
    await buy(player)
    expect((await deskOf(player)).limits).toEqual([{ period: 'day', amount: 1_000, left: 501 }])
    const tab = await listen(platform.url, player)
    const before = await coinsOf(player)
    const { data } = (await buy(player, numbers.approve, { presetId: 2 })).body
    expect(data).toMatchObject({ status: 'failed', reason: overLimit })
    expect((await tab.next('deposit')).data).toMatchObject({
      outcome: 'failed-complete',
      reason: 'canceled_by_sum_limit_per_time',
    })
    await sendWebhook(platform, 'card', { id: randomUUID(), deposit: data.id, outcome: 'approved' })
    expect(await coinsOf(player)).toBe(before)
    expect((await depositOf(player, data.id)).status).toBe('failed')
    // What failed leaves the room that it did not take.
    expect((await buy(player)).body.data.status).toBe('complete')
    tab.close()
  })

  /** Begins bank purchases, takes each back, and lets the bank report all of them as paid. */
  const paidAfterCancel = async (player: TestPlayer, count: number, presetId: number) => {
    const ids: string[] = []
    for (let index = 0; index < count; index++) {
      const { data } = (await buy(player, numbers.bank, { method: 'bank', presetId })).body
      if (data?.status !== 'pending') continue
      await player.ask(cash.cancelDeposit, { params: { id: data.id } })
      ids.push(data.id)
    }
    for (const deposit of ids)
      await sendWebhook(platform, 'bank', { id: randomUUID(), deposit, outcome: 'approved' })
    return Promise.all(ids.map((id) => depositOf(player, id)))
  }

  it('lets no limit be passed by purchases that are begun, taken back and paid later', async () => {
    const player = await platform.signUp()
    await limitTo(player, 1_000)
    const ends = await paidAfterCancel(player, 5, 1)
    const complete = ends.filter(({ status }) => status === 'complete')
    expect(complete).toHaveLength(2)
    expect((await deskOf(player)).limits).toEqual([{ period: 'day', amount: 1_000, left: 2 }])
  })

  it('sells what is sold once a single time, however many purchases were begun and taken back', async () => {
    const player = await platform.signUp()
    const ends = await paidAfterCancel(player, 4, 6)
    expect(ends.filter(({ status }) => status === 'complete')).toHaveLength(1)
  })

  it('gives money back that comes when it may not be spent any more: beyond a limit, during a break, for an offer that is gone', async () => {
    const begin = async (player: TestPlayer, presetId = 1) => {
      const { data } = (await buy(player, numbers.challenge, { presetId })).body
      await player.ask(cash.cancelDeposit, { params: { id: data.id } })
      return data.id
    }
    const limited = await platform.signUp()
    const beyond = await begin(limited)
    await limitTo(limited, 600)
    await buy(limited)
    const resting = await platform.signUp()
    const during = await begin(resting)
    await resting.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    const served = await platform.signUp()
    const gone = await begin(served, 6)
    await buy(served, numbers.approve, { presetId: 6 })
    const late = [
      { player: limited, id: beyond, reason: 'limit' },
      { player: resting, id: during, reason: 'break' },
      { player: served, id: gone, reason: 'offer' },
    ]
    for (const { player, id, reason } of late) {
      const before = await coinsOf(player)
      for (const event of ['first', 'again']) {
        const message = { id: `${event}-${id}`, deposit: id, outcome: 'approved' } as const
        expect((await sendWebhook(platform, 'card', message)).status).toBe(200)
      }
      expect(await coinsOf(player)).toBe(before)
      expect(await depositOf(player, id)).toMatchObject({ status: 'failed', reason: refunded })
      const orders = await platform.kernel.db
        .selectFrom('cash_refund')
        .select(['reason', 'sent_at'])
        .where('deposit_id', '=', id)
        .execute()
      expect(orders).toEqual([{ reason, sent_at: null }])
    }
    const listed = async (state: 'owed' | 'ordered') =>
      (await listRefunds(platform.kernel.db, 'wireframe', { state, limit: 10, offset: 0 })).items
    expect(await listed('owed')).toMatchObject(
      late.map(({ player, id, reason }) => ({
        depositId: id,
        player: { id: player.playerId },
        reason,
        sentAt: null,
      })),
    )
    const asked: string[] = []
    const providers = platform.surroundings.providers.payments.map((provider) => ({
      ...provider,
      refund: async ({ depositId }: { depositId: string }) => {
        asked.push(depositId)
        if (depositId === during && asked.length < 4) throw new Error('The provider is away.')
      },
    }))
    const order = () => orderRefunds({ kernel: platform.kernel, providers })
    await expect(order()).rejects.toThrow('away')
    expect((await listed('owed')).map(({ depositId }) => depositId)).toEqual([during])
    await order()
    await order()
    expect(asked.sort()).toEqual([beyond, during, during, gone].sort())
    expect([(await listed('owed')).length, (await listed('ordered')).length]).toEqual([0, 3])
  })

  it.each([
    ['an exclusion', 'self-excluded'],
    ['a break', 'cool-off'],
  ] as const)(
    'credits nothing after the start of %s, whenever the purchase began: what is paid goes back (RP-02)',
    async (_, code) => {
      const player = await platform.signUp()
      const asked = (await buy(player, numbers.challenge)).body.data
      const waits = (await buy(player, numbers.bank, { method: 'bank' })).body.data
      expect([asked.status, waits.status]).toEqual(['challenge', 'pending'])
      if (code === 'cool-off') await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
      else {
        const body = { term: '6-months', understood: true } as const
        await player.ask(responsiblePlay.selfExclude, { body })
      }
      const before = await coinsOf(player)
      const answer = { params: { id: asked.id }, body: { step: 1, answer: 'yes' } }
      expect((await player.call(cash.answerChallenge, answer)).body.error?.code).toBe(code)
      expect((await depositOf(player, asked.id)).status).toBe('challenge')
      // The bank had the order before, or its own page was answered.
      for (const [provider, { id }] of [
        ['card', asked],
        ['bank', waits],
      ] as const) {
        const message = { id: randomUUID(), deposit: id, outcome: 'approved' } as const
        expect((await sendWebhook(platform, provider, message)).status).toBe(200)
        expect(await depositOf(player, id)).toMatchObject({ status: 'failed', reason: refunded })
      }
      expect(await coinsOf(player)).toBe(before)
      const { items } = await listRefunds(platform.kernel.db, 'wireframe', {
        state: 'owed',
        limit: 10,
        offset: 0,
      })
      const owed = items.filter((item) => item.player.id === player.playerId)
      expect(owed.map(({ depositId, reason }) => [depositId, reason]).sort()).toEqual(
        [asked, waits].map(({ id }) => [id, 'break']).sort(),
      )
      await orderRefunds({
        kernel: platform.kernel,
        providers: platform.surroundings.providers.payments,
      })
    },
  )

  it('counts what was taken back for three days at most, and not once the bank declined it', async () => {
    const player = await platform.signUp()
    await limitTo(player, 499)
    const left = async () => (await deskOf(player)).limits[0]?.left
    const wait = async () => {
      const { data } = (await buy(player, numbers.bank, { method: 'bank' })).body
      await player.ask(cash.cancelDeposit, { params: { id: data.id } })
      return data.id
    }
    const declined = await wait()
    expect(await left()).toBe(0)
    const message = { id: randomUUID(), deposit: declined, outcome: 'declined' } as const
    await sendWebhook(platform, 'bank', message)
    expect(await left()).toBe(499)
    await wait()
    const { db, clock } = platform.kernel
    await releaseUnpaid(db, clock.now())
    expect(await left()).toBe(0)
    await releaseUnpaid(db, clock.now() + 73 * hour)
    expect(await left()).toBe(499)
  })

  it('lets only so many of several purchases at a time through as the limit allows', async () => {
    const player = await platform.signUp()
    await limitTo(player, 1_000)
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy(player)))
    const ends = answers.map(({ body }) => body.data.status).sort()
    expect(ends).toEqual(['complete', 'complete', 'failed', 'failed', 'failed'])
  })

  it('sells nothing during a break or an exclusion, and says until when', async () => {
    const resting = await platform.signUp()
    await resting.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    const refused = await buy(resting)
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'cool-off'])
    expect(await deskOf(resting)).toMatchObject({ packages: [], closedUntil: expect.any(Number) })
    const excluded = await platform.signUp()
    await excluded.ask(responsiblePlay.selfExclude, {
      body: { term: '6-months', understood: true },
    })
    expect((await buy(excluded)).body.error?.code).toBe('self-excluded')
    expect(await coinsOf(excluded)).toBe(10_000)
  })

  it('sells nothing to who is too young where they live now, or where the brand is not played', async () => {
    const player = await platform.signUp()
    const told = (change: { state?: string; birth_day?: string }) =>
      platform.kernel.db
        .updateTable('player_profile')
        .set(change)
        .where('player_id', '=', player.playerId)
        .execute()
    await told({ state: 'WA' })
    expect((await buy(player)).body.error?.code).toBe('not-available')
    const birthDay = new Date(platform.clock.now() - 20 * 365.25 * 24 * hour)
    await told({ state: 'MS', birth_day: birthDay.toISOString().slice(0, 10) })
    expect((await buy(player)).body.error?.code).toBe('age-restricted')
    await told({ state: 'OH' })
    await player.send('POST', '/sandbox/region', { body: { region: 'US-WA' } })
    expect((await buy(player)).body.error?.code).toBe('region-blocked')
  })

  it('sells nothing until new terms are accepted', async () => {
    const player = await platform.signUp()
    const token = await tokenFor(player, 'card', numbers.approve)
    const terms = { key: 'privacy', version: 'cash-desk', add: [paragraph] }
    expect((await player.send('POST', '/sandbox/terms', { body: terms })).status).toBe(200)
    const body = { presetId: 1, method: 'card', token } as const
    expect((await player.call(cash.createDeposit, { body })).body.error?.code).toBe(
      'terms-required',
    )
  })
})
