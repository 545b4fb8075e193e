import { player as playerCalls, type Player, responsiblePlay } from '@marquee/contract'
import { playerContract } from '@marquee/contract/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { settingsOf, type PlatformModule } from '@marquee/platform-kernel/module'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { depositStreak } from '@marquee/features-wheels/server/streak'
import { isStreakRunning } from '@marquee/features-wheels/server/streak/rules'
import { modules } from '../../modules.ts'
import { magicBox } from '@marquee/features-scratch-cards/server/boxes'
import { scratchCards } from '@marquee/features-scratch-cards/server'
import { scratchPeriod } from '@marquee/features-scratch-cards/server/rules'

const day = 86_400_000
let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(() => platform.stop())

/** What a domain says of the player at an instant, at a brand with these settings. */
async function said(
  domain: PlatformModule,
  now: number,
  overrides: Partial<BrandSettings> = {},
): Promise<Partial<Player>> {
  const { surroundings, kernel } = platform
  const brand = { ...settingsOf(kernel, 'wireframe'), ...overrides }
  const session = { playerId: '', id: '', brand: brand.key } as never
  const part = domain.status?.(surroundings).player
  return part ? part.of({ kernel, brand, session, now, restriction: null }) : {}
}

describe('when a finish time is reached', () => {
  const first = Date.UTC(2026, 0, 5)

  it('FEATURE-02 the flag of scratch cards and of the deposit streak becomes false, and is true before', async () => {
    const { scratchCards: settings, depositStreak: streak } = settingsOf(
      platform.kernel,
      'wireframe',
    )
    if (!settings || !streak) throw new Error('Settings are missing.')
    const { finishedAt } = scratchPeriod(settings, first)
    expect(await said(scratchCards, finishedAt - 1)).toEqual({ scratchCardLottery: true })
    expect(await said(scratchCards, finishedAt)).toEqual({ scratchCardLottery: false })
    const runs = { firstDay: '2026-01-05', days: 7, rest: 1 }
    const during = { depositStreak: { ...streak, runs } }
    const flag = async (now: number) =>
      (await said(depositStreak, now, during)).depositStreak?.isActive
    expect(await flag(first + 7 * day - 1)).toBe(true)
    expect(await flag(first + 7 * day)).toBe(false)
    expect(isStreakRunning({ ...streak, runs: null }, first + 900 * day)).toBe(true)
  })

  it('MAGICBOX-02 the flag of the magic box becomes false with that of the cards', async () => {
    const { scratchCards: settings } = settingsOf(platform.kernel, 'wireframe')
    if (!settings) throw new Error('Settings are missing.')
    const { finishedAt } = scratchPeriod(settings, first)
    expect(await said(magicBox, finishedAt - 1)).toEqual({ magicBox: true })
    expect(await said(magicBox, finishedAt)).toEqual({ magicBox: false })
    expect(await said(magicBox, first, { scratchCards: null })).toEqual({ magicBox: false })
  })
})

describe('the Player entity', () => {
  it('each field has one domain that answers for it, and none is missing', async () => {
    const player = await platform.signUp()
    const { data } = await player.ask(playerCalls.me)
    const declared = Object.keys(playerContract.me.response.shape.data.shape)
    expect(Object.keys(data).toSorted()).toEqual(declared.toSorted())
  })

  it('during a break > what is off is of the kind that it is else, and nothing more', async () => {
    const player = await platform.signUp()
    const before = (await player.ask(playerCalls.me)).data
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    const { data } = await player.ask(playerCalls.me)
    const off: Partial<Player> = Object.assign(
      {},
      ...modules.map((domain) => domain.status?.(platform.surroundings).player?.off ?? {}),
    )
    expect(data).toMatchObject(off)
    for (const key of Object.keys(off) as (keyof Player)[])
      expect(typeof off[key]).toBe(typeof before[key])
  })
})
