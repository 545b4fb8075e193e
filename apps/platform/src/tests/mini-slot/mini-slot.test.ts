import { randomUUID } from 'node:crypto'
import { featuresInfo, responsiblePlay } from '@marquee/contract'
import { miniSlot, miniSlotSpinMs } from '@marquee/features-mini-slot/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { systemRandomness } from '@marquee/platform-kernel/random'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { drawOutcome } from '@marquee/platform-draws'

const day = 86_400_000
const known = allBrands.get('wireframe')?.miniSlot
if (!known) throw new Error('The internal brand has no mini slot. Give it one in its settings.')
const settings = known

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const configs = async (player: TestPlayer) => (await player.ask(miniSlot.configs)).data
const spin = (player: TestPlayer, key = randomUUID()) => player.call(miniSlot.spin, { key })
const balance = ({ playerId }: TestPlayer) => balancesOf(platform.kernel.db, playerId)
const toNextDay = () => platform.clock.advance(day - (platform.clock.now() % day) + 1000)

/** Plays all spins of a day. */
async function playDay(player: TestPlayer) {
  const spins = []
  for (let left = settings.spinsPerDay; left > 0; left--) {
    platform.clock.advance(miniSlotSpinMs)
    const { status, body } = await spin(player)
    expect(status).toBe(200)
    spins.push(body.data)
  }
  return spins
}

describe('the mini slot', () => {
  it.each([...allBrands.values()].filter(({ miniSlot }) => miniSlot))(
    'MINISLOT-01 CALL-43 $key tells the level, the spins left and odds that sum to one',
    async ({ key: brand }) => {
      const player = await platform.signUp({}, { brand })
      const told = await configs(player)
      expect(told).toMatchObject({ isActive: true, level: 0, spinsLeft: told.spinsPerDay })
      for (const { odds } of told.levels)
        expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
      const { data } = await player.ask(featuresInfo.info)
      expect(data.statusFeatures.miniGameSlot?.isActive).toBe(true)
      expect(data.featuresInfo['mini-game-slot-info']).toEqual({ level: 0, spinsLeft: 5 })
      expect((await platform.guest({ brand }).call(miniSlot.configs)).status).toBe(401)
    },
  )

  it('CALL-45 credits what the reels show, level after level, and as often as a day allows', async () => {
    const player = await platform.signUp()
    toNextDay()
    const before = await balance(player)
    const spins = await playDay(player)
    const after = await balance(player)
    const sum = (unit: 'coins' | 'entries') =>
      BigInt(spins.reduce((all, { prize }) => all + prize[unit], 0))
    expect(after.coins - before.coins).toBe(sum('coins'))
    expect(after.entries - before.entries).toBe(sum('entries'))
    const odds = new Map((await configs(player)).levels[0]?.odds.map((one) => [one.id, one]))
    for (const { reels, outcomeId, prize } of spins) {
      expect(reels).toHaveLength(3)
      expect(odds.get(outcomeId)?.prize).toEqual(prize)
      // Three of a kind is the symbol that wins; without one the reels differ.
      const shown = new Set(reels).size === 1 ? reels[0] : null
      expect(shown).toBe(odds.get(outcomeId)?.symbol ?? null)
    }
    expect(await configs(player)).toMatchObject({ level: 1, spinsLeft: 0 })
    platform.clock.advance(miniSlotSpinMs)
    expect((await spin(player)).body.error?.code).toBe('not-available')
    toNextDay()
    expect((await configs(player)).spinsLeft).toBe(5)
  })

  it('MINISLOT-03 ERR-44 refuses a spin while one is running: Already spinning', async () => {
    const player = await platform.signUp()
    const first = await spin(player)
    expect(first.status).toBe(200)
    platform.clock.advance(miniSlotSpinMs / 2)
    const { status, body } = await spin(player)
    expect([status, body.error?.code]).toEqual([429, 'too-fast'])
    expect(body.error?.message).toMatch(/^Already spinning/)
    platform.clock.advance(miniSlotSpinMs / 2)
    expect((await spin(player)).status).toBe(200)
    expect((await configs(player)).spinsLeft).toBe(3)
  })

  it('is played and paid once, however many ask at the same time with whatever keys', async () => {
    const player = await platform.signUp()
    const before = await balance(player)
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => spin(player, key)),
      ...Array.from({ length: 8 }, () => spin(player)),
    ])
    const played = answers.filter(({ status }) => status === 200)
    expect(new Set(played.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const codes = answers.map(({ status, body }) => body.error?.code ?? status)
    expect(new Set(codes)).toEqual(new Set([200, 'too-fast']))
    const prize = played[0]?.body.data.prize
    expect((await balance(player)).coins - before.coins).toBe(BigInt(prize?.coins ?? 0))
    expect((await configs(player)).spinsLeft).toBe(4)
  })

  it('CALL-44 starts again at the first level once the last is played through, and not before', async () => {
    const player = await platform.signUp()
    const reset = () => player.call(miniSlot.resetLevel, { key: randomUUID() })
    for (const { level } of (await configs(player)).levels) {
      toNextDay()
      expect(await configs(player)).toMatchObject({ level, isComplete: false })
      expect((await reset()).body.error?.code).toBe('not-available')
      await playDay(player)
    }
    toNextDay()
    expect(await configs(player)).toMatchObject({ level: 3, isComplete: true, spinsLeft: 5 })
    expect((await spin(player)).body.error?.code).toBe('not-available')
    const { body } = await reset()
    expect(body.data).toMatchObject({ level: 0, isComplete: false, spinsDone: 0 })
    expect((await spin(player)).status).toBe(200)
  })

  it('is not played during a break', async () => {
    const player = await platform.signUp()
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect((await spin(player)).body.error?.code).toBe('cool-off')
    expect((await configs(player)).isActive).toBe(false)
    const { data } = await player.ask(featuresInfo.info)
    expect(data.statusFeatures.miniGameSlot?.isActive).toBe(false)
  })

  it('has the odds that are published: 100,000 draws of the first level', async () => {
    const draws = 100_000
    const player = await platform.signUp()
    const odds = (await configs(player)).levels[0]?.odds ?? []
    const counts = new Map<number, number>()
    for (let draw = 0; draw < draws; draw++) {
      const { id } = drawOutcome(settings.levels[0]?.outcomes ?? [], systemRandomness)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    expect(odds.length).toBeGreaterThan(1)
    // Five standard deviations: a fair draw goes beyond them less than once in a million.
    for (const { id, chance } of odds) {
      const spread = 5 * Math.sqrt(draws * chance * (1 - chance))
      expect(Math.abs((counts.get(id) ?? 0) - chance * draws)).toBeLessThan(spread)
    }
  })
})
