import { type FeatureInfo, featuresInfo } from '@marquee/contract'
import { fortune } from '@marquee/features-fortune-investment/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../brands/index.ts'
import { featureInfo } from '@marquee/platform-campaigns/features-info/rules'
import { featureCampaigns } from '../testing/campaigns.ts'
import { makePlatform, type TestPlatform } from '../testing/makePlatform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(() => platform.stop())

const keysOf = ({ featuresInfo: info }: FeatureInfo) => Object.keys(info)
const activeOf = ({ statusFeatures }: FeatureInfo) =>
  Object.entries(statusFeatures).flatMap(([name, status]) =>
    'isActive' in status && status.isActive ? [name] : [],
  )

interface Asking {
  playerId: string
  /** Epoch ms. */
  now: number
}

/** What a player of a brand with such settings is told at a moment. */
async function infoWith(brand: BrandSettings, { playerId, now }: Asking): Promise<FeatureInfo> {
  const { surroundings } = platform
  const kernel = { ...platform.kernel, clock: { now: () => now } }
  const parts = surroundings.status.info.map(async (source) => source({ kernel, brand, playerId }))
  const { statuses } = surroundings.contract
  return featureInfo(await Promise.all(parts), { isGuest: false, statuses })
}

/** The next day on which a brand tells of all this: a campaign rests between two of its runs. */
async function dayOf(brand: BrandSettings, playerId: string, names: readonly string[]) {
  const today = platform.clock.now()
  for (let day = 0; day < 60; day += 1) {
    const now = today + day * 86_400_000
    const info = await infoWith(brand, { playerId, now })
    const told = [...keysOf(info), ...activeOf(info)]
    if (names.every((name) => told.includes(name))) return { now, info }
  }
  throw new Error(`${brand.key} tells of ${names.join(', ')} on none of sixty days.`)
}

/** What the row names, less the two that other calls answer (decision 0092). */
const row = {
  statusFeatures: [
    'luckyDice',
    'miniGameSlot',
    'depositStreak',
    'dailyChests',
    'prizeDrops',
    'promoLottery',
    'depositStreakChooseBoost',
    'fortuneInvestment',
    'extendedWheels',
    'redeem',
  ],
  featuresInfo: [
    'deposit-streak-info',
    'scratch-card-lottery-info',
    'money-box-info',
    'quest-info',
    'seasons-info',
    'rank-league-cashback',
    'funmachine',
    'bingo-info',
    'cashback',
    'daily-login',
    'fortune-investment-packages-info',
    'fortune-investment-chosen-package-info',
    'funmeter-info',
    'mini-game-slot-info',
    'prize-drops-info',
  ],
}

describe('the look at every feature', () => {
  it('FEATURE-01 names every status, every summary and everything beside them, brands taken together', async () => {
    const keys = new Set<string>()
    const skins = new Set<unknown>()
    for (const { key: brand } of allBrands.values()) {
      const player = await platform.signUp({}, { brand })
      // Coins that are set aside are a summary of their own.
      const first = allBrands.get(brand)?.fortuneInvestment?.packages[0]?.id
      if (first !== undefined)
        await player.ask(fortune.choosePackage, { body: { packageId: first } })
      const { data } = await player.ask(featuresInfo.info)
      expect(Object.keys(data.statusFeatures).toSorted(), brand).toEqual(
        row.statusFeatures.toSorted(),
      )
      expect(data.statusFeatures.extendedWheels).toMatchObject({
        isAvailableLootboxes: expect.any(Boolean),
      })
      expect(data).toMatchObject({ isGuest: false, currentOffer: null })
      for (const name of ['availableWheel', 'boosterWheel', 'extraWheel', 'adventureMap'])
        expect(data, brand).toHaveProperty(name)
      for (const name of keysOf(data)) keys.add(name)
      const streak = data.featuresInfo['deposit-streak-info']
      if (streak) skins.add((streak as { depositStreakSkin: string }).depositStreakSkin)
    }
    expect(row.featuresInfo.filter((name) => !keys.has(name))).toEqual([])
    expect([...keys].filter((name) => !row.featuresInfo.includes(name))).toEqual([])
    const known = ['neutral_wheel_of_wins', 'skin_wheel_of_wins', 'prize_vault', 'skin_prize_vault']
    expect(skins.size).toBeGreaterThan(1)
    expect([...skins].filter((skin) => !known.includes(skin as string))).toEqual([])
  })

  it.each([...allBrands.values()])(
    'CALL-26 FEATURE-01 $key > names no campaign that the brand has not, to guests and players',
    async (brand) => {
      const absent = featureCampaigns
        .filter(({ setting }) => brand[setting] === null)
        .flatMap(({ keys = [], statuses = [] }) => [...keys, ...statuses])
      const options = { brand: brand.key }
      for (const asker of [platform.guest(options), await platform.signUp({}, options)]) {
        const { data } = await asker.ask(featuresInfo.info)
        const told = [...keysOf(data), ...activeOf(data)]
        expect(told.filter((name) => absent.includes(name))).toEqual([])
        expect(keysOf(data)).toContain('daily-login')
      }
    },
  )

  it.each(featureCampaigns.filter(({ keys, statuses }) => keys ?? statuses))(
    'FEATURE-01 without $setting > exactly what it brings is missing',
    async ({ setting, keys = [], statuses = [] }) => {
      const brand = allBrands.get('wireframe')
      if (!brand) throw new Error('There is no wireframe.')
      const { playerId } = await platform.signUp()
      const { now, info: all } = await dayOf(brand, playerId, [...keys, ...statuses])
      const rest = await infoWith({ ...brand, [setting]: null }, { playerId, now })
      const missing = (one: string[], other: string[]) =>
        one.filter((name) => !other.includes(name))
      expect(missing(keysOf(all), keysOf(rest)).toSorted()).toEqual(keys.toSorted())
      expect(missing(activeOf(all), activeOf(rest))).toEqual(statuses)
    },
  )
})
