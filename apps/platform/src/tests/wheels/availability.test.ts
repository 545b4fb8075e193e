import { backOffice, featuresInfo, terms, wheels } from '@marquee/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'

/** The free box of every brand that has boxes. */
const box = 2
const brands = ['stormrush', 'nlc']
let platform: TestPlatform
let manager: TestClient

beforeAll(async () => {
  platform = await makePlatform({ brand: 'stormrush', sandbox: true })
  manager = await (await makeStaff(platform, { role: 'brand-manager', brands })).signIn()
}, 60_000)
afterAll(() => platform.stop())

/** Whether the boxes run for a player, are listed, and how opening one is answered. */
async function seenBy(player: TestPlayer) {
  const { statusFeatures } = (await player.ask(featuresInfo.info)).data
  const types = (await player.ask(wheels.configs)).data.wheels.map(({ type }) => type)
  return [statusFeatures.extendedWheels.isAvailableLootboxes, types.includes('freeLootbox')]
}
const open = async (player: TestPlayer) => {
  const { status, body } = await player.call(wheels.spin, { params: { id: box } })
  return body.error?.code ?? status
}
const switchBoxes = (player: TestPlayer, isOn: boolean) =>
  manager.ask(backOffice.switchFeature, {
    params: { brand: 'stormrush', playerId: player.playerId },
    body: { feature: 'lootboxes', isOn, reason: 'A letter of the player' },
  })
const goTo = (player: TestPlayer, region: string | null) =>
  player.send('POST', '/sandbox/region', { body: { region } })

it('PRODUCT-08 boxes depend on the player’s own switch, on the brand, on the region and on required terms, each by itself', async () => {
  const usual = await platform.signUp()
  expect(await seenBy(usual)).toEqual([true, true])
  expect(await open(usual)).toBe(200)

  const switched = await platform.signUp()
  await switchBoxes(switched, false)
  expect(await seenBy(switched)).toEqual([false, false])
  expect(await open(switched)).toBe('not-found')
  await switchBoxes(switched, true)
  expect(await seenBy(switched)).toEqual([true, true])
  expect(await open(switched)).toBe(200)

  const elsewhere = await platform.signUp({}, { brand: 'nlc' })
  expect(await seenBy(elsewhere)).toEqual([false, false])
  expect(await open(elsewhere)).toBe('not-found')

  const travelling = await platform.signUp()
  await goTo(travelling, 'US-WA')
  expect(await open(travelling)).toBe('region-blocked')
  await goTo(travelling, 'US-OH')
  expect(await open(travelling)).toBe(200)

  const asked = await platform.signUp()
  const paragraph = { id: 'new', text: { en: 'Something new.', es: 'Algo nuevo.' } }
  const body = { key: 'privacy', version: 'boxes', add: [paragraph] }
  expect((await asked.send('POST', '/sandbox/terms', { body })).status).toBe(200)
  expect(await open(asked)).toBe('terms-required')
  const ids = (await asked.ask(terms.unconfirmed)).data.terms.map(({ id }) => id)
  await asked.ask(terms.confirm, { body: { ids } })
  expect(await open(asked)).toBe(200)
})
