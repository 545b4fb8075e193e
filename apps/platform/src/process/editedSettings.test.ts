import { campaigns } from '@marquee/app-wireframe/campaigns'
import { balancesOf } from '@marquee/platform-kernel/ledger'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allBrands } from '../brands/index.ts'
import { makePlatform, type TestPlatform } from '../testing/makePlatform.ts'
import { takeSettings } from './editedSettings.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(() => platform.stop())

const brand = campaigns.key
const take = (source: Partial<typeof campaigns>) =>
  takeSettings({}, platform.surroundings, { ...campaigns, ...source })
const welcomed = async () => {
  const { playerId } = await platform.signUp({}, { brand })
  return Number((await balancesOf(platform.kernel.db, playerId)).coins)
}

it('serves a brand by its edited settings at once, and every other as before', async () => {
  const before = await welcomed()
  expect(await take({ welcome: { coins: before + 7, entries: 0 } })).toBe('taken')
  expect(await welcomed()).toBe(before + 7)
  const others = [...allBrands].filter(([key]) => key !== brand)
  for (const [key, settings] of others) expect(platform.surroundings.brands.get(key)).toBe(settings)
  // What another platform of this process would start with.
  expect(allBrands.get(brand)?.welcome.coins).toBe(before)
})

it('keeps what it has when settings do not fit, or no domain can work with them', async () => {
  await take({ welcome: { coins: 4_321, entries: 0 } })
  await expect(take({ contactEmail: 'nowhere' })).rejects.toThrow(/contactEmail/)
  const [first, ...more] = campaigns.banners ?? []
  if (!first) throw new Error('The brand has no banner.')
  const banners = [{ ...first, gameSlug: 'no-such-game' }, ...more]
  await expect(take({ banners, welcome: { coins: 1, entries: 0 } })).rejects.toThrow(/no-such-game/)
  expect(await welcomed()).toBe(4_321)
})

it('leaves host names to a start', async () => {
  await take({ welcome: { coins: 4_322, entries: 0 } })
  expect(await take({ hosts: ['else.localhost'], welcome: { coins: 1, entries: 0 } })).toBe(
    'restart',
  )
  expect(await welcomed()).toBe(4_322)
})
