import { randomUUID } from 'node:crypto'
import { featuresInfo, player as playerCalls, responsiblePlay } from '@marquee/contract'
import { fortune } from '@marquee/features-fortune-investment/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { fortuneInvestmentSettings } from '@marquee/features-fortune-investment/server/settings'
import { auditLedger, balancesOf, setAsideOf } from '@marquee/platform-kernel/ledger'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { choosePackage } from '@marquee/features-fortune-investment/server/service'
import { returnSetAside } from '@marquee/features-fortune-investment/server/settle'
import { fortuneTeaser } from '@marquee/features-fortune-investment/server/status'

const day = 86_400_000
const brand = allBrands.get('wireframe')
const first = brand?.fortuneInvestment?.packages[0]
if (!brand || !first) throw new Error('The internal brand has no packages. Give it some.')
const { coins: amount, bonus, days, id: packageId } = first

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(async () => {
  // Coins that are set aside have two sides like all others.
  expect(await auditLedger(platform.kernel.db)).toMatchObject({
    sums: { coins: 0n },
    drifted: 0,
    negative: 0,
  })
  await platform.stop()
})

const choose = (player: TestPlayer, id = packageId, key = randomUUID()) =>
  player.call(fortune.choosePackage, { body: { packageId: id }, key })
const collect = (player: TestPlayer, key = randomUUID()) =>
  player.call(fortune.collectPackage, { key })
const takeBack = (player: TestPlayer, key = randomUUID()) =>
  player.call(fortune.takeBackPackage, { key })
const chosenOf = async (player: TestPlayer) => (await player.ask(fortune.chosenPackage)).data
const packagesOf = async (player: TestPlayer) => (await player.ask(fortune.packages)).data.packages
const infoOf = async (client: Pick<TestPlayer, 'ask'>) => (await client.ask(featuresInfo.info)).data
/** What a player has, to play with and beside it. */
const held = async ({ playerId }: TestPlayer) => {
  const { coins, entries, winnings } = await balancesOf(platform.kernel.db, playerId)
  return {
    coins: Number(coins),
    redeemable: Number(entries + winnings),
    aside: Number(await setAsideOf(platform.kernel.db, playerId)),
  }
}
const pushesOf = async ({ playerId }: TestPlayer) => {
  const rows = await platform.kernel.db
    .selectFrom('outbox')
    .select(['channel', 'data'])
    .where('player_id', '=', playerId)
    .orderBy('seq')
    .execute()
  return rows
}

describe('the packages', () => {
  it.each([...allBrands.values()].filter(({ fortuneInvestment }) => fortuneInvestment))(
    'INVEST-01 CALL-39 $key has three for its players, the first within reach of the welcome gift, and says so in the feature status',
    async ({ key, welcome, fortuneInvestment: own }) => {
      const player = await platform.signUp({}, { brand: key })
      const packages = await packagesOf(player)
      expect(packages).toHaveLength(3)
      expect(packages[0]?.coinsSetAside).toBeLessThanOrEqual(welcome.coins / 10)
      expect(packages.map(({ days: length, bonus: extra }) => [length, extra.coins])).toEqual(
        own?.packages.map((one) => [one.days, one.bonus]),
      )
      // Nothing that can be redeemed, or is worth more than it was, comes of it.
      expect(packages.every(({ bonus: extra }) => extra.entries === 0 && extra.coins > 0)).toBe(
        true,
      )
      const guest = platform.guest({ brand: key })
      for (const { statusFeatures, featuresInfo: told } of [
        await infoOf(player),
        await infoOf(guest),
      ]) {
        expect(statusFeatures.fortuneInvestment).toEqual({ isActive: true })
        expect(told['fortune-investment-packages-info']).toEqual({ packages })
        expect(told['fortune-investment-chosen-package-info']).toBeUndefined()
      }
      expect((await player.ask(playerCalls.me)).data.fortuneInvestment.isActive).toBe(true)
      for (const call of [fortune.packages, fortune.chosenPackage])
        expect((await guest.call(call)).status).toBe(401)
    },
  )

  it('may not pay for waiting: a bonus above 5 % a day stops the start', () => {
    const title = { en: 'x', es: 'x' }
    const one = { id: 1, title, coins: 1_000, days: 2, bonus: 100 }
    expect(fortuneInvestmentSettings.safeParse({ packages: [one] }).success).toBe(true)
    expect(
      fortuneInvestmentSettings.safeParse({ packages: [{ ...one, bonus: 101 }] }).success,
    ).toBe(false)
    expect(fortuneInvestmentSettings.safeParse({ packages: [one, one] }).success).toBe(false)
  })

  it('INVEST-01 are not there at a brand without them: status, keys and calls agree', async () => {
    const player = await platform.signUp()
    const without = { ...brand, fortuneInvestment: null }
    expect(await fortuneTeaser(platform.kernel, without, player.playerId)).toBeNull()
    expect(await fortuneTeaser(platform.kernel, without, null)).toBeNull()
    const request = { playerId: player.playerId, packageId, idempotency: null }
    await expect(choosePackage(platform.kernel, without, request)).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})

describe('setting coins aside', () => {
  it('INVEST-01 CALL-40 moves them out of the balance into an account of the player’s own, and tells every tab', async () => {
    const player = await platform.signUp()
    expect(await chosenOf(player)).toBeNull()
    const before = await held(player)
    const { status, body } = await choose(player)
    expect(status).toBe(200)
    expect(body.data.availableAt - body.data.chosenAt).toBe(days * day)
    expect(await chosenOf(player)).toEqual(body.data)
    expect(await held(player)).toEqual({
      ...before,
      coins: before.coins - amount,
      aside: amount,
    })
    expect((await infoOf(player)).featuresInfo['fortune-investment-chosen-package-info']).toEqual(
      body.data,
    )
    const balance = { coins: before.coins - amount }
    expect((await pushesOf(player)).slice(-2)).toMatchObject([
      { channel: 'setBalance', data: { balance } },
      { channel: 'cash', data: { reason: 'set-aside', coins: 0, entries: 0, balance } },
    ])
  })

  it('is done once at a time, whatever is repeated or comes at once', async () => {
    const player = await platform.signUp()
    const before = await held(player)
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => choose(player, packageId, key)),
      ...Array.from({ length: 6 }, () => choose(player)),
    ])
    const codes = answers.map(({ status, body }) => body.error?.code ?? status)
    expect(new Set(codes)).toEqual(new Set([200, 'not-available']))
    expect(await held(player)).toMatchObject({ coins: before.coins - amount, aside: amount })
  })

  it('takes no more than there is, and only for packages that there are', async () => {
    const player = await platform.signUp()
    const { coins } = await held(player)
    const packages = [{ ...first, coins: coins + 1 }]
    const request = { playerId: player.playerId, packageId, idempotency: null }
    await expect(
      choosePackage(platform.kernel, { fortuneInvestment: { packages } }, request),
    ).rejects.toMatchObject({ code: 'insufficient-funds' })
    expect((await choose(player, 99)).body.error?.code).toBe('not-found')
    expect(await chosenOf(player)).toBeNull()
    expect(await held(player)).toMatchObject({ coins, aside: 0 })
  })
})

describe('getting them back', () => {
  it('INVEST-01 gives all of them and the stated bonus once their time is over, once', async () => {
    const player = await platform.signUp()
    const before = await held(player)
    await choose(player)
    platform.clock.advance(days * day - 60_000)
    expect((await collect(player)).body.error?.code).toBe('not-available')
    expect((await chosenOf(player))?.isAvailable).toBe(false)
    platform.clock.advance(60_000)
    expect((await chosenOf(player))?.isAvailable).toBe(true)
    const answers = await Promise.all(Array.from({ length: 6 }, () => collect(player)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 200)?.body.data).toEqual({
      coinsSetAside: amount,
      bonus: { coins: bonus, entries: 0 },
    })
    expect(await held(player)).toEqual({ ...before, coins: before.coins + bonus })
    expect(await chosenOf(player)).toBeNull()
    expect((await pushesOf(player)).at(-1)).toMatchObject({
      channel: 'cash',
      data: {
        reason: 'fortune-investment',
        coins: bonus,
        balance: { coins: before.coins + bonus },
      },
    })
    expect((await choose(player)).status).toBe(200)
  })

  it('gives all of them at any time before that, without the bonus', async () => {
    const player = await platform.signUp()
    const before = await held(player)
    expect((await takeBack(player)).body.error?.code).toBe('not-available')
    await choose(player)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => takeBack(player, key)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify({ success: true, data: { coinsSetAside: amount } })]),
    )
    expect(await held(player)).toEqual(before)
    expect((await collect(player)).body.error?.code).toBe('not-available')
  })

  it('is of one’s own coins alone', async () => {
    const [player, stranger] = [await platform.signUp(), await platform.signUp()]
    await choose(player)
    expect((await takeBack(stranger)).status).toBe(409)
    expect(await held(player)).toMatchObject({ aside: amount })
  })

  it.each([
    ['taken back', takeBack, 0],
    ['collected', collect, bonus],
  ] as const)(
    'is not closed by a break: they are %s then, and nothing new begins',
    async (_, act, extra) => {
      const player = await platform.signUp()
      const before = await held(player)
      await choose(player)
      await player.ask(responsiblePlay.coolOff, { body: { days: days + 2 > 3 ? 7 : 3 } })
      expect(await packagesOf(player)).toEqual([])
      const during = await infoOf(player)
      expect(during.statusFeatures.fortuneInvestment?.isActive).toBe(true)
      expect(during.featuresInfo['fortune-investment-packages-info']).toEqual({ packages: [] })
      expect((await player.ask(playerCalls.me)).data.fortuneInvestment.isActive).toBe(true)
      platform.clock.advance(days * day)
      expect((await act(player)).status).toBe(200)
      expect(await held(player)).toEqual({ ...before, coins: before.coins + extra })
      expect((await choose(player)).body.error?.code).toBe('cool-off')
      const after = await infoOf(player)
      expect(after.statusFeatures.fortuneInvestment?.isActive).toBe(false)
      expect(after.featuresInfo['fortune-investment-packages-info']).toBeUndefined()
      expect((await player.ask(playerCalls.me)).data.fortuneInvestment.isActive).toBe(false)
    },
  )

  it('is not closed by an exclusion either', async () => {
    const player = await platform.signUp()
    const before = await held(player)
    await choose(player)
    await player.ask(responsiblePlay.selfExclude, { body: { term: '6-months', understood: true } })
    expect((await takeBack(player)).status).toBe(200)
    expect(await held(player)).toEqual(before)
  })

  it('follows what was agreed on when the brand has stopped it', async () => {
    const player = await platform.signUp()
    await choose(player)
    const teaser = await fortuneTeaser(
      platform.kernel,
      { fortuneInvestment: null },
      player.playerId,
    )
    expect(teaser).toMatchObject({ packages: [], chosen: { package: { coinsSetAside: amount } } })
  })

  it('comes back with the whole bonus, once, when the brand has stopped it; elsewhere it stays', async () => {
    if (!brand) throw new Error('There is no internal brand.')
    const player = await platform.signUp()
    const before = await held(player)
    await choose(player)
    await returnSetAside(platform.kernel, [brand])
    expect(await held(player)).toMatchObject({ aside: amount })
    const stopped = { ...brand, fortuneInvestment: null }
    await Promise.all([
      returnSetAside(platform.kernel, [stopped]),
      returnSetAside(platform.kernel, [stopped]),
    ])
    expect(await held(player)).toEqual({ ...before, coins: before.coins + bonus })
    expect(await chosenOf(player)).toBeNull()
  })
})
