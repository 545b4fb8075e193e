import { randomUUID } from 'node:crypto'
import { featuresInfo, player as playerCalls, responsiblePlay } from '@marquee/contract'
import { funmachineCalls } from '@marquee/features-funmachine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { runCommand } from '@marquee/platform-kernel/command'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { systemRandomness } from '@marquee/platform-kernel/random'
import { makeSpin } from '../../testing/makePlay.ts'
import { cashPushes } from '../../testing/cashPushes.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { playAfter } from '../../testing/playRounds.ts'
import { drawOutcome } from '@marquee/platform-draws'
import { fillFunmeter } from '@marquee/features-funmachine/server/progress'

const brand = allBrands.get('wireframe')
if (!brand?.funmachine || !brand.funmeter) {
  throw new Error('The internal brand has no machine or no meter. Give it both.')
}
const { funmachine: machine, funmeter: meter } = brand

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const machineOf = async (player: TestPlayer) => (await player.ask(funmachineCalls.info)).data
const meterOf = async (player: TestPlayer) => (await player.ask(funmachineCalls.meter)).data
const play = (player: TestPlayer, key = randomUUID()) => player.call(funmachineCalls.play, { key })
const coinsOf = async ({ playerId }: TestPlayer) =>
  Number((await balancesOf(platform.kernel.db, playerId)).coins)
const infoOf = async (client: Pick<TestPlayer, 'ask'>) =>
  (await client.ask(featuresInfo.info)).data.featuresInfo
const pushesOf = ({ playerId }: TestPlayer, reason: string) =>
  cashPushes(platform.kernel.db, playerId, reason)
/** What the meter is told of rounds that have ended, without playing them. */
const noteRounds = async ({ playerId }: TestPlayer, count: number, paid = 20) => {
  for (let round = 0; round < count; round++) {
    await runCommand(platform.kernel, {
      name: 'test.round',
      playerId,
      idempotency: null,
      input: {},
      handle: (command) => fillFunmeter(command, { playerId, brand: 'wireframe', paid }),
    })
  }
}

describe('the funmachine', () => {
  it.each([...allBrands.values()].filter(({ funmachine }) => funmachine))(
    'INVEST-02 CALL-41 $key has one with odds that sum to one, for guests to see too',
    async ({ key }) => {
      const player = await platform.signUp({}, { brand: key })
      const told = await machineOf(player)
      expect(told).toMatchObject({ isActive: true, isAvailable: true, availableAt: null })
      expect(told.odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
      expect(told.odds.every(({ prize }) => prize.coins > 0)).toBe(true)
      expect((await infoOf(player)).funmachine).toEqual(told)
      const guest = platform.guest({ brand: key })
      expect((await infoOf(guest)).funmachine).toEqual({ ...told, isAvailable: false })
      for (const call of [funmachineCalls.info, funmachineCalls.play, funmachineCalls.meter])
        expect((await guest.call(call)).status).toBe(401)
    },
  )

  it('INVEST-02 gives one capsule, credited once whatever is repeated, and rests', async () => {
    const player = await platform.signUp()
    const before = await coinsOf(player)
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => play(player, key)),
      ...Array.from({ length: 6 }, () => play(player)),
    ])
    const given = answers.filter(({ status }) => status === 200)
    expect(new Set(given.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const told = given[0]?.body.data
    expect(machine.outcomes).toContainEqual(
      expect.objectContaining({ id: told?.outcomeId, prize: told?.prize }),
    )
    expect((await coinsOf(player)) - before).toBe(told?.prize.coins)
    expect(await pushesOf(player, 'funmachine')).toMatchObject([told?.prize ?? {}])
    const resting = await machineOf(player)
    expect(resting).toEqual(told?.funmachine)
    expect(resting).toMatchObject({ isActive: true, isAvailable: false })
    expect((await play(player)).body.error?.code).toBe('not-available')
    platform.clock.advance((resting.availableAt ?? 0) - platform.clock.now())
    expect((await machineOf(player)).isAvailable).toBe(true)
    expect((await play(player)).status).toBe(200)
  })

  it('draws by the odds that it shows', async () => {
    const player = await platform.signUp()
    const draws = 40_000
    const counts = new Map<number, number>()
    for (let draw = 0; draw < draws; draw++) {
      const { id } = drawOutcome(machine.outcomes, systemRandomness)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    for (const { id, chance } of (await machineOf(player)).odds) {
      const deviation = Math.sqrt(draws * chance * (1 - chance))
      expect(Math.abs((counts.get(id) ?? 0) - draws * chance)).toBeLessThan(6 * deviation)
    }
  })

  it('stands still during a break, and so does the meter', async () => {
    const player = await platform.signUp()
    await noteRounds(player, 1)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect(await machineOf(player)).toMatchObject({ isActive: false, isAvailable: false })
    expect((await play(player)).body.error?.code).toBe('cool-off')
    // A round that comes to rest after the break began.
    await noteRounds(player, 1)
    expect(await meterOf(player)).toMatchObject({ isActive: false, points: meter.perRound })
    const told = await infoOf(player)
    expect([told.funmachine, told['funmeter-info']]).toEqual([undefined, undefined])
  })
})

describe('the funmeter', () => {
  it.each([...allBrands.values()].filter(({ funmeter }) => funmeter))(
    'INVEST-03 CALL-42 $key has one that tells what fills it, its prize and its end',
    async ({ key, funmeter: own }) => {
      const player = await platform.signUp({}, { brand: key })
      const told = await meterOf(player)
      expect(told).toMatchObject({
        isActive: true,
        points: 0,
        target: own?.target,
        prize: own?.prize,
        today: { left: own?.dailyCap, cap: own?.dailyCap },
      })
      expect(told.finishedAt).toBeGreaterThan(platform.clock.now())
      expect((await infoOf(player))['funmeter-info']).toEqual(told)
      expect((await infoOf(platform.guest({ brand: key })))['funmeter-info']).toEqual(told)
    },
  )

  it('INVEST-03 is moved by a round that was paid for, in either mode, whatever its stake', async () => {
    const player = await platform.signUp()
    await playAfter(platform, player, 2_500, makeSpin({ stake: 20 }))
    expect(await meterOf(player)).toMatchObject({ points: 1 })
    await playAfter(platform, player, 2_500, makeSpin({ stake: 200 }))
    expect(await meterOf(player)).toMatchObject({ points: 2 })
    await player.ask(playerCalls.switchToSweepStakes)
    await playAfter(platform, player, 2_500, makeSpin({ stake: 20 }))
    expect(await meterOf(player)).toMatchObject({ points: 3 })
    await noteRounds(player, 1, 0)
    expect(await meterOf(player)).toMatchObject({ points: 3 })
  })

  it('INVEST-03 credits its prize at once when it is full, pushes it, and begins anew up to the day’s cap', async () => {
    const player = await platform.signUp()
    const before = await coinsOf(player)
    await noteRounds(player, meter.target - 1)
    expect(await coinsOf(player)).toBe(before)
    await noteRounds(player, 1)
    expect((await coinsOf(player)) - before).toBe(meter.prize.coins)
    expect(await pushesOf(player, 'funmeter')).toMatchObject([
      { coins: meter.prize.coins, balance: { coins: before + meter.prize.coins } },
    ])
    expect(await meterOf(player)).toMatchObject({ points: 0, filled: 1 })
    await noteRounds(player, meter.dailyCap)
    expect(await meterOf(player)).toMatchObject({
      points: meter.dailyCap - meter.target,
      today: { left: 0 },
    })
  })
})
