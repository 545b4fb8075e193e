import { randomUUID } from 'node:crypto'
import { backOffice, inbox, session } from '@marquee/contract'
import { bonusDesk, bonuses } from '@marquee/features-bonuses/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { listen } from '../../testing/listen.ts'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'

const brand = 'wireframe'
const day = 86_400_000
let platform: TestPlatform
let support: TestClient
let manager: TestClient
/** Sign-ins of staff end with time; so each clock that moves needs new ones. */
const signInStaff = async () => {
  support = await (await makeStaff(platform, { role: 'support' })).signIn()
  manager = await (await makeStaff(platform, { role: 'brand-manager' })).signIn()
}
const nextDay = async () => {
  platform.clock.advance(day)
  await signInStaff()
}
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
  await signInStaff()
}, 60_000)
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

interface Grant {
  playerId?: string | null
  amount?: number
  validDays?: number
  reason?: string
}
const grant = (client: TestClient, overrides: Grant = {}, key = randomUUID()) =>
  client.call(bonusDesk.grant, {
    params: { brand },
    body: { playerId: null, amount: 300, validDays: 7, reason: 'A late answer', ...overrides },
    key,
  })
const bonusFor = async (player: TestPlayer, overrides: Grant = {}) => {
  const { status, body } = await grant(support, { playerId: player.playerId, ...overrides })
  if (status !== 200) throw new Error(`The bonus was not granted: ${JSON.stringify(body)}`)
  return body.data.messageId
}
const check = (player: TestClient, id: number | string) =>
  player.call(bonuses.check, { body: { message_id: id } })
const credit = (player: TestClient, id: number, key = randomUUID()) =>
  player.call(bonuses.credit, { body: { bonusId: id, message_id: id }, key })
const entriesOf = async ({ playerId }: TestPlayer) =>
  (await balancesOf(platform.kernel.db, playerId)).entries
const waiting = async (player: TestClient) => (await player.ask(bonuses.list)).data.bonuses

describe('a free-entries bonus', () => {
  it('BONUS-01 BONUS-02 CALL-63 is checked with the server: what it gives, and until when', async () => {
    const player = await platform.signUp()
    const id = await bonusFor(player)
    const before = await entriesOf(player)
    const { status, body } = await check(player, String(id))
    expect([status, body.data]).toEqual([
      200,
      {
        bonusId: id,
        bonusType: 'freeEntries',
        bonusLifetimeEnd: expect.any(Number),
        freeSpinsCount: null,
        freeSpinsBetLevel: null,
        bonusAmount: 300,
        games: [],
      },
    ])
    expect(await entriesOf(player)).toBe(before)
  })

  it('CALL-62 is credited once, in one transaction of the ledger, and pushed', async () => {
    const player = await platform.signUp()
    const tab = await listen(platform.url, player)
    const id = await bonusFor(player)
    const before = await entriesOf(player)
    const { status, body } = await credit(player, id)
    expect([status, body.data.bonusAmount]).toEqual([200, 300])
    expect(await entriesOf(player)).toBe(before + 300n)
    const push = await tab.next(
      'cash',
      ({ data }) => (data as { reason: string }).reason === 'free-bonus',
    )
    expect(push.data).toMatchObject({
      coins: 0,
      entries: 300,
      balance: { entries: Number(before) + 300 },
    })
    tab.close()
    const rows = await platform.kernel.db
      .selectFrom('ledger_transaction')
      .select('reference')
      .where('player_id', '=', player.playerId)
      .where('kind', '=', 'free-bonus')
      .execute()
    expect(rows).toEqual([{ reference: `${id}:${player.playerId}` }])
    expect((await credit(player, id)).body.error?.code).toBe('already-claimed')
    expect((await check(player, id)).body.error?.code).toBe('already-claimed')
  })

  it('is paid once to identical requests, and to tabs with keys of their own', async () => {
    const player = await platform.signUp()
    const id = await bonusFor(player)
    const before = await entriesOf(player)
    const key = randomUUID()
    const same = await Promise.all(Array.from({ length: 16 }, () => credit(player, id, key)))
    expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const others = await Promise.all([credit(player, id), credit(player, id)])
    expect(others.map(({ status }) => status)).toEqual([409, 409])
    expect(await entriesOf(player)).toBe(before + 300n)
  })

  it('is nobody else’s: not another player’s, not another brand’s, not a guest’s', async () => {
    const player = await platform.signUp()
    const id = await bonusFor(player)
    const everybodys = (await grant(manager)).body.data.messageId
    const neighbour = await platform.signUp()
    const elsewhere = await platform.signUp({}, { brand: 'tao' })
    expect((await check(neighbour, id)).body.error?.code).toBe('not-found')
    expect((await credit(neighbour, id)).body.error?.code).toBe('not-found')
    for (const one of [id, everybodys]) {
      expect((await credit(elsewhere, one)).body.error?.code).toBe('not-found')
      expect((await check(platform.guest(), one)).status).toBe(401)
      expect((await credit(platform.guest(), one)).status).toBe(401)
    }
    expect((await platform.guest().call(bonuses.list)).status).toBe(401)
  })

  it('for everybody of the brand comes to each once', async () => {
    const { messageId } = (await grant(manager, { amount: 100 })).body.data
    for (const player of [await platform.signUp(), await platform.signUp()]) {
      expect((await credit(player, messageId)).status).toBe(200)
      expect((await credit(player, messageId)).body.error?.code).toBe('already-claimed')
    }
  })

  it('is over when its time is, and a number of no message is not found', async () => {
    const player = await platform.signUp()
    const id = await bonusFor(player, { validDays: 1 })
    await nextDay()
    expect((await check(player, id)).body.error?.code).toBe('not-available')
    expect((await credit(player, id)).body.error?.code).toBe('not-available')
    expect((await check(player, 2_000_000_000)).body.error?.code).toBe('not-found')
    for (const bad of ['abc', '1e3x', -1, 0, 1.5])
      expect((await check(player, bad)).body.error?.code).toBe('invalid-input')
    const wrong = { bonusId: id, message_id: await bonusFor(player) }
    expect((await player.call(bonuses.credit, { body: wrong })).body.error?.code).toBe('not-found')
  })

  it('CALL-51 waits in the player’s list until it is credited or over', async () => {
    const player = await platform.signUp()
    const id = await bonusFor(player)
    const short = await bonusFor(player, { amount: 200, validDays: 1 })
    const own = async () =>
      (await waiting(player))
        .map(({ bonusId }) => bonusId)
        .filter((one) => [id, short].includes(one))
    expect(await own()).toEqual([short, id])
    await credit(player, id)
    expect(await own()).toEqual([short])
    await nextDay()
    expect(await own()).toEqual([])
  })

  it('waits for the demo account of every brand, and is made once', async () => {
    const guest = platform.guest()
    await guest.ask(session.signIn, {
      body: { email: 'demo@marquee.test', password: 'demo-play-2026' },
    })
    expect((await waiting(guest)).filter(({ bonusAmount }) => bonusAmount === 500)).toHaveLength(1)
    const rows = await platform.kernel.db
      .selectFrom('bonus_message')
      .select('brand')
      .where('campaign', '=', 'demo-account')
      .execute()
    expect(rows.map((row) => row.brand).toSorted()).toEqual(
      [...platform.surroundings.brands.keys()].toSorted(),
    )
  })
})

describe('granting a bonus', () => {
  it('player > is told at once by a push and finds it in the inbox', async () => {
    const player = await platform.signUp()
    const tab = await listen(platform.url, player)
    const { body } = await grant(support, { playerId: player.playerId, amount: 250 })
    const push = await tab.next('inbox')
    expect(push.data).toMatchObject({ entry: { kind: 'bonus', entries: 250 }, unread: 2 })
    const [entry] = (await player.ask(inbox.list)).data.entries
    expect(entry).toMatchObject({ kind: 'bonus', params: { until: body.data.validUntil } })
    tab.close()
  })

  it('is limited by the role, in amount and in to whom', async () => {
    const { playerId } = await platform.signUp()
    const codeOf = async (client: TestClient, overrides: Grant) =>
      (await grant(client, overrides)).body.error?.code
    expect(await codeOf(support, { playerId, amount: 500 })).toBeUndefined()
    expect(await codeOf(support, { playerId, amount: 501 })).toBe('forbidden')
    expect(await codeOf(support, { amount: 1 })).toBe('forbidden')
    const { playerId: another } = await platform.signUp()
    expect(await codeOf(manager, { playerId: another, amount: 10_001 })).toBe('forbidden')
    expect(await codeOf(manager, { playerId: another, amount: 10_000 })).toBeUndefined()
    expect(await codeOf(manager, { amount: 1_001 })).toBe('forbidden')
    expect(await codeOf(await (await makeStaff(platform)).signIn(), { playerId })).toBe('forbidden')
    for (const bad of [{ amount: 0 }, { validDays: 91 }, { reason: ' ' }])
      expect(await codeOf(manager, { playerId, ...bad })).toBe('invalid-input')
  })

  it('is limited by the player and the day, however many grants it is made of and whoever makes them', async () => {
    const { playerId } = await platform.signUp()
    const colleague = await (await makeStaff(platform, { role: 'support' })).signIn()
    const grants = Array.from({ length: 12 }, (_, index) =>
      grant(index % 2 ? support : colleague, { playerId, amount: 100 }),
    )
    const statuses = (await Promise.all(grants)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 403)).toHaveLength(7)
    const { body } = await grant(manager, { playerId, amount: 9_501 })
    expect(body.error?.message).toContain('of which 5.00 were granted')
    const { playerId: neighbour } = await platform.signUp()
    expect((await grant(support, { playerId: neighbour, amount: 500 })).status).toBe(200)
    await nextDay()
    expect((await grant(support, { playerId, amount: 500 })).status).toBe(200)
    for (const amount of [600, 400]) expect((await grant(manager, { amount })).status).toBe(200)
    expect((await grant(manager, { amount: 1 })).body.error?.code).toBe('forbidden')
    await nextDay()
  })

  it('happens once per key, for a player of the brand only, and is on record with its reason', async () => {
    const player = await platform.signUp()
    const key = randomUUID()
    const ask = () => grant(support, { playerId: player.playerId, reason: 'Lost a round' }, key)
    const [first, second] = [await ask(), await ask()]
    expect(first.body).toEqual(second.body)
    expect(first.body.data.link).toBe(`/lobby/?freeEntriesBonus=${first.body.data.messageId}`)
    const elsewhere = await platform.signUp({}, { brand: 'tao' })
    expect((await grant(support, { playerId: elsewhere.playerId })).status).toBe(404)
    const { body: foreign } = await manager.call(bonusDesk.grant, {
      params: { brand: 'tao' },
      body: {
        playerId: elsewhere.playerId,
        amount: 1,
        validDays: 1,
        reason: 'Not of my brand',
      },
    })
    expect(foreign.error?.code).toBe('forbidden')
    const { items } = (
      await manager.ask(backOffice.audit, {
        params: { brand },
        query: { action: 'bonusDesk.grant', outcome: 'done', limit: 100 },
      })
    ).data
    const own = items.filter(({ details }) => JSON.stringify(details).includes(player.playerId))
    expect(own).toMatchObject([
      {
        player: { id: player.playerId },
        details: { reason: 'Lost a round', amount: 300 },
        after: { playerId: player.playerId },
      },
    ])
  })
})
