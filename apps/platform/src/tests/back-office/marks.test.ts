import { randomUUID } from 'node:crypto'
import {
  backOffice,
  type FeatureSwitch,
  featuresInfo,
  player as playerCalls,
} from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'
import { sendDocument } from '../../testing/makeStaffCase.ts'

const brand = 'wireframe'
let platform: TestPlatform
let support: TestClient
let manager: TestClient

const member = async (role: 'support' | 'brand-manager') =>
  (await makeStaff(platform, { role, brands: [brand] })).signIn()

beforeAll(async () => {
  platform = await makePlatform()
  support = await member('support')
  manager = await member('brand-manager')
}, 60_000)
afterAll(() => platform.stop())

it('answers what was decided on a player as at first when it is sent again after another decision', async () => {
  const player = await platform.signUp()
  const params = { brand, playerId: player.playerId }
  const toggle = (isOn: boolean, key: string = randomUUID()) =>
    manager.call(backOffice.switchFeature, {
      params,
      body: { feature: 'lootboxes', isOn, reason: 'Asked for it' },
      key,
    })
  const key = randomUUID()
  const off = await toggle(false, key)
  expect(off.body.data).toMatchObject({ lootboxes: false })
  expect((await toggle(true)).body.data).toMatchObject({ lootboxes: true })
  expect((await toggle(false, key)).body).toEqual(off.body)
  const compliance = await (await makeStaff(platform, { role: 'compliance' })).signIn()
  const documentId = await sendDocument(player)
  const review = (decision: 'approved' | 'rejected', own: string = randomUUID()) =>
    compliance.call(backOffice.reviewDocument, {
      params: { ...params, documentId },
      body: { decision, reason: 'Not sharp' },
      key: own,
    })
  const approved = await review('approved', key)
  expect(approved.body.data).toMatchObject({ status: 'approved' })
  expect((await review('rejected')).body.data).toMatchObject({ status: 'rejected' })
  expect((await review('approved', key)).body).toEqual(approved.body)
  // Only the answer is the first one: what was decided since holds.
  expect((await support.ask(backOffice.player, { params })).data.status.mayUse).toMatchObject({
    lootboxes: true,
  })
})

describe('an affiliate', () => {
  it('ROLE-07 is marked by a brand manager, which the player and their tabs hear of, once on the record', async () => {
    const player = await platform.signUp()
    const tab = await listen(platform.url, player)
    const params = { brand, playerId: player.playerId }
    const isAffiliate = async () => (await player.ask(playerCalls.me)).data.isAffiliate
    const mark = (value: boolean) =>
      manager.ask(backOffice.markAffiliate, {
        params,
        body: { isAffiliate: value, reason: 'Signed the contract' },
      })
    expect(await isAffiliate()).toBe(false)
    await mark(true)
    expect((await tab.next('profile')).data).toEqual({ changed: ['isAffiliate'] })
    expect(await isAffiliate()).toBe(true)
    const overview = (await support.ask(backOffice.player, { params })).data
    expect(overview.status.isAffiliate).toBe(true)
    await mark(true)
    await mark(false)
    expect(await isAffiliate()).toBe(false)
    tab.close()
    const entries = await platform.kernel.db
      .selectFrom('audit_log')
      .select(['before', 'after', 'details'])
      .where('action', '=', 'backOffice.markAffiliate')
      .where('player_id', '=', player.playerId)
      .orderBy('id')
      .execute()
    expect(entries).toMatchObject([
      { before: { isAffiliate: false }, after: { isAffiliate: true } },
      { before: { isAffiliate: true }, after: { isAffiliate: false } },
    ])
    expect(entries[0]?.details).toMatchObject({ reason: 'Signed the contract' })
  })
})

describe('what one player may use', () => {
  const overviewOf = async (playerId: string) =>
    (await support.ask(backOffice.player, { params: { brand, playerId } })).data.status.mayUse

  it('LOOTBOX-01 is switched by a brand manager, each thing by itself, which the player and their tabs hear of, once on the record', async () => {
    const player = await platform.signUp()
    const neighbour = await platform.signUp()
    const tab = await listen(platform.url, player)
    const all = { lootboxes: true, vipBundle: true, bingoStore: true }
    const own = async (who = player) => (await who.ask(playerCalls.me)).data.mayUse
    const hasBoxes = async () =>
      (await player.ask(featuresInfo.info)).data.statusFeatures.extendedWheels.isAvailableLootboxes
    const put = async (feature: FeatureSwitch, isOn: boolean) =>
      (
        await manager.ask(backOffice.switchFeature, {
          params: { brand, playerId: player.playerId },
          body: { feature, isOn, reason: 'A letter of the player' },
        })
      ).data
    expect([await own(), await hasBoxes()]).toEqual([all, true])
    expect(await put('lootboxes', false)).toEqual({ ...all, lootboxes: false })
    expect((await tab.next('profile')).data).toEqual({ changed: ['lootboxes'] })
    expect([await own(), await hasBoxes()]).toEqual([{ ...all, lootboxes: false }, false])
    await put('lootboxes', false)
    await put('vipBundle', false)
    await put('bingoStore', false)
    expect(await overviewOf(player.playerId)).toEqual({
      lootboxes: false,
      vipBundle: false,
      bingoStore: false,
    })
    expect(await own(neighbour)).toEqual(all)
    await put('lootboxes', true)
    expect(await hasBoxes()).toBe(true)
    tab.close()
    const entries = await platform.kernel.db
      .selectFrom('audit_log')
      .select(['before', 'after', 'details'])
      .where('action', '=', 'backOffice.switchFeature')
      .where('outcome', '=', 'done')
      .where('player_id', '=', player.playerId)
      .orderBy('id')
      .execute()
    expect(entries.map(({ before, after }) => ({ before, after }))).toEqual([
      { before: { lootboxes: true }, after: { lootboxes: false } },
      { before: { vipBundle: true }, after: { vipBundle: false } },
      { before: { bingoStore: true }, after: { bingoStore: false } },
      { before: { lootboxes: false }, after: { lootboxes: true } },
    ])
    expect(entries[0]?.details).toMatchObject({ reason: 'A letter of the player' })
  })
})

describe('open pages of a brand', () => {
  it('RT-16 ERR-30 are told to refresh by a brand manager, those of other brands are not, and it is on the record', async () => {
    const player = await platform.signUp()
    const stranger = await platform.signUp({}, { brand: 'tao' })
    const tab = await listen(platform.url, player)
    const reason = 'The rules of a game have changed'
    const { players } = (
      await manager.ask(backOffice.refreshPages, { params: { brand }, body: { reason } })
    ).data
    expect((await tab.next('app')).data).toEqual({ kind: 'reload' })
    tab.close()
    const told = await platform.kernel.db
      .selectFrom('outbox')
      .select('player_id')
      .where('channel', '=', 'app')
      .execute()
    const ids = told.map(({ player_id: id }) => id)
    expect(ids).toContain(player.playerId)
    expect(ids).not.toContain(stranger.playerId)
    expect(players).toBe(new Set(ids).size)
    const entry = await platform.kernel.db
      .selectFrom('audit_log')
      .select(['brand', 'after', 'details'])
      .where('action', '=', 'backOffice.refreshPages')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ brand, after: { players }, details: { reason } })
  })
})
