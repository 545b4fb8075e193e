import { type FeatureInfo, featuresInfo } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../brands/index.ts'
import { featureInfo } from '@marquee/platform-campaigns/features-info/rules'
import { makePlatform, type TestPlatform } from '../testing/makePlatform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(() => platform.stop())

/** What a campaign's settings bring into the look at every feature: keys, and statuses that turn active. */
const brought: Partial<Record<keyof BrandSettings, { keys: string[]; statuses: string[] }>> = {
  bingo: { keys: ['bingo-info'], statuses: [] },
  dailyChests: { keys: [], statuses: ['dailyChests'] },
  depositStreak: { keys: ['deposit-streak-info'], statuses: ['depositStreak'] },
  fortuneInvestment: {
    keys: ['fortune-investment-packages-info'],
    statuses: ['fortuneInvestment'],
  },
  funmachine: { keys: ['funmachine'], statuses: [] },
  funmeter: { keys: ['funmeter-info'], statuses: [] },
  lottery: { keys: [], statuses: ['promoLottery'] },
  luckyDice: { keys: [], statuses: ['luckyDice'] },
  miniSlot: { keys: ['mini-game-slot-info'], statuses: ['miniGameSlot'] },
  moneyBox: { keys: ['money-box-info'], statuses: [] },
  prizeDrops: { keys: ['prize-drops-info'], statuses: ['prizeDrops'] },
  quest: { keys: ['quest-info'], statuses: [] },
  rankLeague: { keys: ['rank-league-cashback', 'cashback'], statuses: [] },
  scratchCards: { keys: ['scratch-card-lottery-info'], statuses: [] },
  season: { keys: ['seasons-info'], statuses: [] },
}

const keysOf = ({ featuresInfo: info }: FeatureInfo) => Object.keys(info)
const activeOf = ({ statusFeatures }: FeatureInfo) =>
  Object.entries(statusFeatures).flatMap(([name, status]) =>
    'isActive' in status && status.isActive ? [name] : [],
  )

/** What a player of a brand with such settings is told. */
async function infoWith(brand: BrandSettings, playerId: string): Promise<FeatureInfo> {
  const { kernel, surroundings } = platform
  const parts = surroundings.status.info.map((source) => source({ kernel, brand, playerId }))
  return featureInfo(await Promise.all(parts), { isGuest: false })
}

describe('the look at every feature', () => {
  it.each([...allBrands.values()])(
    'CALL-26 FEATURE-01 $key > names no campaign that the brand has not, to guests and players',
    async (brand) => {
      const absent = Object.entries(brought)
        .filter(([setting]) => brand[setting as keyof BrandSettings] === null)
        .flatMap(([, { keys, statuses }]) => [...keys, ...statuses])
      const options = { brand: brand.key }
      for (const asker of [platform.guest(options), await platform.signUp({}, options)]) {
        const { data } = await asker.ask(featuresInfo.info)
        const told = [...keysOf(data), ...activeOf(data)]
        expect(told.filter((name) => absent.includes(name))).toEqual([])
        expect(keysOf(data)).toContain('daily-login')
      }
    },
  )

  it.each(Object.keys(brought) as (keyof BrandSettings)[])(
    'FEATURE-01 without %s > exactly what it brings is missing',
    async (setting) => {
      const brand = allBrands.get('wireframe')
      if (!brand) throw new Error('There is no wireframe.')
      const { playerId } = await platform.signUp()
      const all = await infoWith(brand, playerId)
      const rest = await infoWith({ ...brand, [setting]: null }, playerId)
      const { keys, statuses } = brought[setting] ?? { keys: [], statuses: [] }
      expect(keysOf(all)).toEqual(expect.arrayContaining(keys))
      expect(activeOf(all)).toEqual(expect.arrayContaining(statuses))
      const missing = (one: string[], other: string[]) =>
        one.filter((name) => !other.includes(name))
      expect(missing(keysOf(all), keysOf(rest)).toSorted()).toEqual(keys.toSorted())
      expect(missing(activeOf(all), activeOf(rest))).toEqual(statuses)
    },
  )
})
