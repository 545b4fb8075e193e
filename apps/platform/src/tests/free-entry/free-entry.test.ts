import { randomUUID } from 'node:crypto'
import { inbox, responsiblePlay } from '@marquee/contract'
import {
  freeEntryCalls,
  type FreeEntryDecision,
  freeEntryDesk,
} from '@marquee/features-content/contract'
import { history } from '@marquee/features-history/contract'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { at } from '@marquee/platform-kernel/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'

const brand = 'wireframe'
const day = 86_400_000

let platform: TestPlatform
let compliance: TestClient
let manager: TestClient
let player: TestPlayer
beforeAll(async () => {
  platform = await makePlatform({ brand })
})
beforeEach(async () => {
  platform.clock.reset()
  compliance = await (await makeStaff(platform)).signIn()
  manager = await (await makeStaff(platform, { role: 'brand-manager' })).signIn()
  player = await platform.signUp()
})
afterAll(() => platform.stop())

const codeOf = async (who: TestPlayer) => (await who.ask(freeEntryCalls.requestCode)).data.code
const today = () => new Date(platform.clock.now()).toISOString().slice(0, 10)
const crediting = (postmarkedOn = today()): FreeEntryDecision => ({
  decision: 'credit',
  postmarkedOn,
  reason: 'Written by hand, details fit.',
})
const decide = (
  staff: TestClient,
  code: string,
  body: FreeEntryDecision = crediting(),
  playerId = player.playerId,
) => staff.call(freeEntryDesk.decide, { params: { brand, playerId, code }, body })
const find = async (q: string) =>
  (await compliance.ask(freeEntryDesk.requests, { params: { brand }, query: { q } })).data.items

const entriesOf = async ({ playerId }: TestPlayer) =>
  Number((await balancesOf(platform.kernel.db, playerId)).entries)

describe('a player', () => {
  it('reads where to write and gets codes, as many as the brand allows at a time', async () => {
    const { data } = await player.ask(freeEntryCalls.info)
    expect(data).toMatchObject({ entries: 500, requests: [], codesLeft: 5 })
    expect(data.address).toMatch(/P\.O\. Box/)
    const codes = new Set<string>()
    for (let asked = 0; asked < 5; asked++) codes.add(await codeOf(player))
    expect(codes.size).toBe(5)
    const { status, body } = await player.call(freeEntryCalls.requestCode)
    expect([status, body.error?.code]).toEqual([409, 'not-available'])
    const after = await player.ask(freeEntryCalls.info)
    expect(after.data.codesLeft).toBe(0)
    expect(after.data.requests).toHaveLength(5)
  })

  it('reads the same as a guest, without codes', async () => {
    const { data } = await platform.guest().ask(freeEntryCalls.info)
    expect(data).toMatchObject({ entries: 500, requests: [], codesLeft: 0 })
  })
})

describe('a card', () => {
  it('is found by its code however it is written, and brings entries once, through the ledger', async () => {
    const code = await codeOf(player)
    const [found] = await find(`${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase())
    expect(found).toMatchObject({ code, status: 'open', player: { id: player.playerId } })
    const before = await entriesOf(player)
    const { status, body } = await decide(compliance, code)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ status: 'credited', entries: 500, creditedLately: 500 })
    expect(await entriesOf(player)).toBe(before + 500)
    expect((await decide(compliance, code)).body.error?.code).toBe('not-available')
    expect(await entriesOf(player)).toBe(before + 500)
    const { data } = await player.ask(history.entries)
    expect(data.kinds).toContain('free-entry')
    const { data: told } = await player.ask(inbox.list)
    expect(told.entries[0]).toMatchObject({ kind: 'free-entry', entries: 500 })
    const { sums, drifted } = await auditLedger(platform.kernel.db)
    expect(Object.values(sums).every((sum) => sum === 0n)).toBe(true)
    expect(drifted).toBe(0)
  })

  it('counts once for each day of postmark', async () => {
    const [first, second] = [await codeOf(player), await codeOf(player)]
    expect((await decide(compliance, first)).status).toBe(200)
    const { body } = await decide(compliance, second)
    expect(body.error?.message).toMatch(/with this postmark counted already/)
    platform.clock.advance(day)
    const tomorrow = await (await makeStaff(platform)).signIn()
    expect((await decide(tomorrow, second)).status).toBe(200)
  })

  it('is not credited with a postmark before its code was given', async () => {
    const code = await codeOf(player)
    const { body } = await decide(compliance, code, crediting('2026-01-05'))
    expect(body.error?.message).toMatch(/sent before/)
  })

  it('is refused with a reason that the player reads', async () => {
    const code = await codeOf(player)
    const refusal = { decision: 'refuse', code: 'unreadable', reason: 'No name on it.' } as const
    expect((await decide(compliance, code, refusal)).body.data).toMatchObject({
      status: 'refused',
      reasonCode: 'unreadable',
    })
    const { data } = await player.ask(freeEntryCalls.info)
    expect(data.requests).toMatchObject([{ code, status: 'refused', reason: 'unreadable' }])
    expect((await decide(compliance, code)).body.error?.code).toBe('not-available')
  })

  it('waits while its player is on a break', async () => {
    const code = await codeOf(player)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect((await decide(compliance, code)).body.error?.message).toMatch(/on a break/)
    expect((await player.call(freeEntryCalls.requestCode)).body.error?.code).toBe('cool-off')
  })

  it('above the sum of 30 days needs two, who are not one', async () => {
    const { kernel, clock } = platform
    const code = await codeOf(player)
    await kernel.db
      .updateTable('free_entry_request')
      .set({ status: 'credited', entries: 4_800n, decided_at: at(clock.now()) })
      .where('code', '=', code)
      .execute()
    const next = await codeOf(player)
    const before = await entriesOf(player)
    const key = randomUUID()
    const send = () =>
      compliance.call(freeEntryDesk.decide, {
        params: { brand, playerId: player.playerId, code: next },
        body: crediting(),
        key,
      })
    const first = await send()
    expect(first.body.data).toMatchObject({ status: 'review', approvedByMe: true, needsTwo: true })
    expect(await entriesOf(player)).toBe(before)
    const { data: own } = await player.ask(freeEntryCalls.info)
    expect(own.requests.find((one) => one.code === next)?.status).toBe('open')
    expect((await decide(compliance, next)).body.error?.message).toMatch(/Somebody else/)
    const waiting = await manager.ask(freeEntryDesk.requests, {
      params: { brand },
      query: { status: 'review' },
    })
    expect(waiting.data.items.map((one) => one.code)).toEqual([next])
    expect((await decide(manager, next)).body.data).toMatchObject({ status: 'credited' })
    expect(await entriesOf(player)).toBe(before + 500)
    // Who approved first and sends it again is answered as at first.
    expect((await send()).body).toEqual(first.body)
    expect(await entriesOf(player)).toBe(before + 500)
  })
})

it('is nothing for support, and nobody decides on a player of another brand', async () => {
  const support = await (await makeStaff(platform, { role: 'support' })).signIn()
  const code = await codeOf(player)
  expect((await decide(support, code)).body.error?.code).toBe('forbidden')
  const stranger = await platform.signUp({}, { brand: 'tao' })
  expect((await decide(compliance, code, crediting(), stranger.playerId)).status).toBe(404)
})
