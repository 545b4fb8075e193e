import { randomUUID } from 'node:crypto'
import { featuresInfo, player as playerCalls, responsiblePlay } from '@marquee/contract'
import { adventureMap, defaultSeason, seasons } from '@marquee/features-seasons/contract'
import { describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { makeShot } from '../../testing/makePlay.ts'
import type { TestPlayer } from '../../testing/makePlatform.ts'
import { seasonHouse } from './seasonHouse.ts'
import { playAfter } from '../../testing/playRounds.ts'
import { seasonPeriod, themeOf, totalOf } from '@marquee/features-seasons/server/rules'

const day = 86_400_000
const house = seasonHouse()
const { settings, period, seasonOf, claim, balance, walk } = house

const mapOf = async (player: TestPlayer, id: 'current' | number = 'current') =>
  (await player.ask(adventureMap.map, { params: { id } })).data
const shoot = (player: TestPlayer, overrides = {}) =>
  playAfter(house.platform, player, 300, makeShot(overrides))
const stepsOf = async ({ playerId }: TestPlayer) => {
  const rows = await house.platform.kernel.db
    .selectFrom('outbox')
    .select('data')
    .where('player_id', '=', playerId)
    .where('channel', '=', 'season')
    .orderBy('seq')
    .execute()
  return rows.map(({ data }) => data)
}

describe('a season', () => {
  it.each([...allBrands.values()])(
    'SEASON-01 CALL-48 CALL-30 CALL-31 $key has one, with an adventure map of eight stops',
    async ({ key: brand }) => {
      const player = await house.platform.signUp({}, { brand })
      const season = await seasonOf(player)
      expect(season).toMatchObject({ totalProgressPercents: 0, currentLevel: 0 })
      expect(season.levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      const { id, title, map } = await mapOf(player)
      expect({ id, title }).toEqual({ id: season.id, title: season.title })
      expect(map.sections.map(({ award }) => award)).toEqual(
        season.levels.map(({ prize }) => prize),
      )
      const { data: info } = await player.ask(adventureMap.info)
      expect(info).toEqual(
        season.isEnabled
          ? { isActive: true, currentMapId: season.id, finishedAt: season.finishedAt }
          : { isActive: false, currentMapId: null, finishedAt: null },
      )
      const guest = house.platform.guest({ brand })
      for (const asked of [
        guest.call(seasons.season, { params: { name: defaultSeason } }),
        guest.call(adventureMap.map, { params: { id: 'current' } }),
        guest.call(adventureMap.info),
      ])
        expect((await asked).status).toBe(401)
    },
  )

  it.each(['stormrush', 'tao'])(
    'CALL-30 tells players of %s which map runs and until when, and of none during a break',
    async (brand) => {
      const own = allBrands.get(brand)?.season
      if (!own) throw new Error(`${brand} has no seasons.`)
      const current = seasonPeriod(own, house.platform.clock.now())
      const begin =
        house.platform.clock.now() < current.finishedAt ? current.startedAt : current.nextAt
      house.platform.clock.advance(Math.max(0, begin + day - house.platform.clock.now()))
      const running = seasonPeriod(own, house.platform.clock.now())
      const player = await house.platform.signUp({}, { brand })
      const info = async () => (await player.ask(adventureMap.info)).data
      expect(await info()).toEqual({
        isActive: true,
        currentMapId: running.number,
        finishedAt: running.finishedAt,
      })
      expect((await mapOf(player, running.number)).finishedAt).toBe(running.finishedAt)
      await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
      expect(await info()).toEqual({ isActive: false, currentMapId: null, finishedAt: null })
    },
  )

  it('SEASON-02 `season` names the present one; its slug does too, and one that has not been is not found', async () => {
    const player = await house.platform.signUp()
    const present = await seasonOf(player)
    expect(present.slug).toBe(themeOf(settings, period().number).slug)
    expect(await seasonOf(player, present.slug)).toEqual(present)
    const before = themeOf(settings, period().number - 1)
    expect(await seasonOf(player, before.slug)).toMatchObject({
      id: present.id - 1,
      isEnabled: false,
      finishedAt: present.startedAt - settings.rhythm.rest * day,
    })
    const params = { name: 'no-such-season' }
    expect((await player.call(seasons.season, { params })).status).toBe(404)
  })

  it('MAP-04 the map `current` is the present one; those gone by stay readable, those to come are not found', async () => {
    const player = await house.platform.signUp()
    await walk(player, 30)
    const present = await mapOf(player)
    expect(await mapOf(player, present.id)).toEqual(present)
    const past = await mapOf(player, present.id - 1)
    expect(past.map.sections.map(({ progressBar }) => progressBar)).toEqual(Array(8).fill(0))
    const params = { id: present.id + 1 }
    expect((await player.call(adventureMap.map, { params })).status).toBe(404)
  })

  it('PLAYER-02 is told by the player’s flags and by the features, until it is over', async () => {
    const player = await house.platform.signUp()
    await walk(player, 100)
    const { slug, finishedAt, next } = await seasonOf(player)
    const flags = async () => (await player.ask(playerCalls.me)).data.season
    const info = async () => (await player.ask(featuresInfo.info)).data
    expect(await flags()).toEqual({
      isEnabled: true,
      slug,
      totalProgressPercents: 10,
      currentLevel: 2,
    })
    const { featuresInfo: told, adventureMap: map } = await info()
    expect(told['seasons-info']).toMatchObject({ slug, endDate: finishedAt })
    expect(map).toEqual({ id: period().number, endDate: finishedAt })

    house.platform.clock.advance((finishedAt ?? 0) - house.platform.clock.now())
    expect(await flags()).toMatchObject({ isEnabled: false, slug: null })
    expect((await info()).featuresInfo['seasons-info']).toBeUndefined()
    expect((await info()).adventureMap).toBeNull()
    expect(await seasonOf(player)).toMatchObject({ isEnabled: false, isRunning: false })
    expect((await player.ask(adventureMap.info)).data).toEqual({
      isActive: false,
      currentMapId: null,
      finishedAt: null,
    })
    await shoot(player)
    expect((await seasonOf(player)).points.walked).toBe(100)

    house.platform.clock.advance(next.startedAt - house.platform.clock.now())
    expect(await seasonOf(player)).toMatchObject({
      title: next.title,
      skin: next.skin,
      isEnabled: true,
      points: { walked: 0, total: totalOf(settings), today: 0 },
    })
  })
})

describe('progress', () => {
  it('RT-09 comes of rounds by their stakes, of coins and of entries alike, and pushes each percent', async () => {
    const player = await house.platform.signUp()
    const walked = async () => (await seasonOf(player)).points
    await shoot(player)
    expect(await walked()).toMatchObject({ walked: 1, today: 1 })
    expect(await stepsOf(player)).toEqual([])
    await shoot(player, { stake: 100 })
    expect((await walked()).walked).toBe(6)
    await player.ask(playerCalls.switchToSweepStakes)
    await shoot(player, { stake: 100 })
    expect((await walked()).walked).toBe(11)
    const { slug } = await seasonOf(player)
    expect(await stepsOf(player)).toEqual([{ slug, totalProgressPercents: 1, currentLevel: 0 }])
  })

  it('MAP-01 fills the bar of one section after the other', async () => {
    const player = await house.platform.signUp()
    await walk(player, 40)
    const { sections } = (await mapOf(player)).map
    expect(sections.slice(0, 3)).toEqual([
      {
        index: 0,
        isCurrent: false,
        award: settings.sections[0]?.award,
        isAwardClaimed: false,
        progressBar: 100,
      },
      expect.objectContaining({ index: 1, progressBar: 50 }),
      expect.objectContaining({ index: 2, progressBar: 0 }),
    ])
  })
})

describe('a claim', () => {
  it('MAP-02 MAP-03 makes a reached section the current one, its award claimed, in their order', async () => {
    const player = await house.platform.signUp()
    await walk(player, 60)
    expect((await claim(player, 2)).body.error?.code).toBe('not-available')
    expect((await claim(player, 1)).body.error?.code).toBe('not-available')
    const before = await balance(player)
    const first = await claim(player, 0)
    expect(first.body.data.award).toEqual(settings.sections[0]?.award)
    expect(first.body.data.adventureMap).toEqual(await mapOf(player))
    await claim(player, 1)
    const { sections } = (await mapOf(player)).map
    expect(sections.map(({ isCurrent }) => isCurrent).indexOf(true)).toBe(1)
    expect(sections.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(sections.filter(({ isAwardClaimed }) => isAwardClaimed)).toHaveLength(2)
    const coins =
      (settings.sections[0]?.award.coins ?? 0) + (settings.sections[1]?.award.coins ?? 0)
    expect((await balance(player)).coins - before.coins).toBe(BigInt(coins))
    expect((await claim(player, 8)).status).toBe(404)
    expect((await claim(player, 2, randomUUID(), period().number + 1)).status).toBe(404)
  })

  it('credits an award once, however many ask at the same time with whatever keys', async () => {
    const player = await house.platform.signUp()
    await walk(player, 20)
    const before = await balance(player)
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => claim(player, 0, key)),
      ...Array.from({ length: 8 }, () => claim(player, 0)),
    ])
    const codes = answers.map(({ status, body }) => body.error?.code ?? status)
    expect(new Set(codes)).toEqual(new Set([200, 'already-claimed']))
    const { coins } = settings.sections[0]?.award ?? { coins: 0 }
    expect((await balance(player)).coins - before.coins).toBe(BigInt(coins))
  })

  it('is of one’s own way, waits until the next season begins, and is not taken during a break', async () => {
    const [player, stranger] = [await house.platform.signUp(), await house.platform.signUp()]
    await walk(player, 60)
    expect((await claim(stranger, 0)).body.error?.code).toBe('not-available')
    const { id, finishedAt, claimableUntil } = await mapOf(player)
    house.platform.clock.advance((finishedAt ?? 0) - house.platform.clock.now())
    expect((await claim(player, 0)).status).toBe(200)
    house.platform.clock.advance(claimableUntil - house.platform.clock.now())
    expect((await claim(player, 1, randomUUID(), id)).body.error?.code).toBe('not-available')
    await walk(player, 60)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect((await claim(player, 0)).body.error?.code).toBe('cool-off')
    expect(await seasonOf(player)).toMatchObject({ isEnabled: false, isRunning: true })
    const info = (await player.ask(featuresInfo.info)).data.featuresInfo
    expect(info['seasons-info']).toBeUndefined()
  })
})

describe('the sandbox', () => {
  it('brings whoever asks further, and nobody else, and not beyond the end', async () => {
    const [player, other] = [await house.platform.signUp(), await house.platform.signUp()]
    expect((await walk(player, 100_000)).status).toBe(200)
    expect(await seasonOf(player)).toMatchObject({ totalProgressPercents: 100, currentLevel: 8 })
    expect((await seasonOf(other)).points.walked).toBe(0)
    const body = { points: 10 }
    expect((await house.platform.guest().send('POST', '/sandbox/season', { body })).status).toBe(
      400,
    )
    expect((await walk(player, -1)).status).toBe(400)
  })
})
