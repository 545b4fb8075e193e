import { games as endpoints, pages } from '@marquee/contract'
import { games as allGames, providers } from '@marquee/game-catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, type TestPlatform, testRendererKey } from '../../testing/makePlatform.ts'
import { lastGamesOf } from '@marquee/platform-play/games/store'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(() => platform.stop())

const [first, second] = allGames
const last = allGames.at(-1)
if (!first || !second || !last) throw new Error('The catalogue has fewer than two games.')
const renderer = { 'x-renderer-key': testRendererKey, 'client-host': 'wireframe.localhost' }

describe('the catalogue', () => {
  it('CALL-20 GAMES-04 GAMES-05 gives every guest every game, with providers, menu and issues', async () => {
    const catalogue = await platform.guest().ask(endpoints.list, { query: { groupKey: 'public' } })
    expect(Object.keys(catalogue).sort()).toEqual([
      'featureGamesIds',
      'games',
      'issueGamesIds',
      'issues',
      'menu',
      'playerRestrictionIdsHash',
      'providerGamesIds',
      'providers',
      'schemeSections',
    ])
    expect(catalogue.games.map((game) => game.id)).toEqual(allGames.map((game) => game.id))
    expect(catalogue.games[0]).toEqual({
      id: first.id,
      slug: first.slug,
      title: first.title,
      img: expect.stringMatching(/^\/media\/covers\/.+@1x\.webp$/),
      imageWeb: expect.stringMatching(/@1x\.webp$/),
      imageMobile: expect.stringMatching(/@1x\.webp$/),
      bg_color: first.bgColor,
      componentOption: 'arcade',
      isFavorite: false,
      provider: first.providerSlug,
      type: first.type,
      badges: [...first.badges],
    })
    expect(catalogue.providers).toHaveLength(providers.length)
    expect(catalogue.schemeSections.map((section) => section.key)).toEqual(
      platform.surroundings.brands.get('wireframe')?.homeScheme,
    )
    const ids = new Set(catalogue.games.map((game) => game.id))
    for (const list of [
      ...Object.values(catalogue.issueGamesIds),
      ...Object.values(catalogue.providerGamesIds),
      ...Object.values(catalogue.featureGamesIds ?? {}),
    ]) {
      expect(list.filter((id) => !ids.has(id))).toEqual([])
    }
    expect(catalogue.issues.map((issue) => issue.pageName).sort()).toEqual(
      Object.keys(catalogue.issueGamesIds).sort(),
    )
  })

  it('tells which games have what, by their models', async () => {
    const { featureGamesIds } = await platform
      .guest()
      .ask(endpoints.list, { query: { groupKey: 'public' } })
    const withWheel = allGames.filter(({ model }) => model.startsWith('wheel-'))
    expect(withWheel.length).toBeGreaterThan(0)
    expect(featureGamesIds?.['wheel']).toEqual(withWheel.map(({ id }) => id))
  })

  it.each(['stormrush', 'tao'])(
    'CALL-20 may be kept for an hour where versionApp names the present version of %s, and never otherwise',
    async (brand) => {
      const guest = platform.guest({ brand })
      const { versionApp } = await guest.ask(pages.home)
      const answerTo = async (query: { groupKey?: string; versionApp?: string }) => {
        const answer = await guest.call(endpoints.list, { query })
        expect(answer.status).toBe(200)
        return answer.headers['cache-control']
      }
      expect(await answerTo({ groupKey: 'public', versionApp })).toBe('public, max-age=3600')
      for (const query of [
        { groupKey: 'public' },
        { groupKey: 'public', versionApp: 'older' },
        // A player's own catalogue, and that of others with the same restrictions.
        { versionApp },
        { groupKey: 'g1', versionApp },
      ])
        expect(await answerTo(query), JSON.stringify(query)).toBe('no-store')
      const others = brand === 'tao' ? 'stormrush' : 'tao'
      const foreign = await platform.guest({ brand: others }).ask(pages.home)
      expect(foreign.versionApp).not.toBe(versionApp)
      const query = { groupKey: 'public', versionApp: foreign.versionApp }
      expect(await answerTo(query)).toBe('no-store')
    },
  )

  it('GAMES-03 holds bonus buy, hold-and-link, fish games and jackpots; CALL-21 counts them', async () => {
    const { data } = await platform.guest().ask(endpoints.filters)
    const count = (type: string) => allGames.filter((game) => game.type === type).length
    for (const type of [
      'bonus-buy',
      'hold-and-link',
      'fish',
      'jackpots',
      'slots',
      'classic',
    ] as const) {
      expect(count(type)).toBeGreaterThan(0)
      expect(data.types).toContainEqual({ type, count: count(type) })
    }
    expect(data.providers.reduce((sum, provider) => sum + provider.count, 0)).toBe(allGames.length)
  })

  it('CALL-22 CALL-23 gives a group the catalogue that its brand server stored, as a map and without favorites', async () => {
    const guest = platform.guest()
    const fresh = await guest.ask(endpoints.list)
    const body = { ...fresh, games: fresh.games.map((game) => ({ ...game, isFavorite: true })) }
    const stored = await guest.call(endpoints.storeCached, {
      query: { groupKey: 'g1' },
      body,
      headers: renderer,
    })
    expect(stored).toMatchObject({ status: 200, body: { success: true } })
    const cached = await guest.ask(endpoints.cached, { query: { groupKey: 'g1' } })
    expect(cached).toEqual({
      ...fresh,
      games: Object.fromEntries(fresh.games.map((game) => [game.id, game])),
    })
    expect(await guest.call(endpoints.cached, { query: { groupKey: 'g2' } })).toMatchObject({
      status: 404,
      body: { error: { code: 'not-found' } },
    })
  })

  it('keeps the cached catalogues of two brands apart', async () => {
    const guest = platform.guest()
    const body = await guest.ask(endpoints.list)
    await guest.call(endpoints.storeCached, {
      query: { groupKey: 'apart' },
      body,
      headers: renderer,
    })
    const other = platform.guest({ brand: 'stormrush' })
    expect((await other.call(endpoints.cached, { query: { groupKey: 'apart' } })).status).toBe(404)
  })

  it('lets nobody but the brand server store a catalogue', async () => {
    const guest = platform.guest()
    const body = await guest.ask(endpoints.list)
    const answer = await guest.call(endpoints.storeCached, { query: { groupKey: 'g3' }, body })
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
    expect((await guest.call(endpoints.cached, { query: { groupKey: 'g3' } })).status).toBe(404)
  })

  it('does not store a catalogue that is empty or names a game twice', async () => {
    const guest = platform.guest()
    const body = await guest.ask(endpoints.list)
    const store = (change: object) =>
      guest.call(endpoints.storeCached, {
        query: { groupKey: 'g4' },
        body: { ...body, ...change },
        headers: renderer,
      })
    for (const change of [
      { providers: [] },
      { games: [] },
      { issueGamesIds: {} },
      { games: [body.games[0], body.games[0]] },
    ]) {
      expect(await store(change)).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid-input', details: [{ path: Object.keys(change)[0] }] } },
      })
    }
    expect((await guest.call(endpoints.cached, { query: { groupKey: 'g4' } })).status).toBe(404)
  })
})

describe('favorites', () => {
  it('GAMES-02 are the player’s own, kept once each, and marked in the player’s catalogue', async () => {
    const player = await platform.signUp()
    const params = { id: first.id }
    expect((await player.ask(endpoints.addFavorite, { params })).data).toEqual({
      favoriteGames: [first.id],
    })
    expect((await player.ask(endpoints.addFavorite, { params })).data).toEqual({
      favoriteGames: [first.id],
    })
    const favorites = async (query = {}) =>
      (await player.ask(endpoints.list, { query })).games
        .filter((game) => game.isFavorite)
        .map((game) => game.id)
    expect(await favorites()).toEqual([first.id])
    expect(await favorites({ groupKey: 'public' })).toEqual([])
    const other = await platform.signUp()
    expect((await other.ask(endpoints.list)).games.some((game) => game.isFavorite)).toBe(false)
    expect((await player.ask(endpoints.removeFavorite, { params })).data).toEqual({
      favoriteGames: [],
    })
    expect(await favorites()).toEqual([])
  })

  it('are for players, of games that there are', async () => {
    const player = await platform.signUp()
    expect((await player.call(endpoints.addFavorite, { params: { id: 1 } })).status).toBe(404)
    expect(
      (await platform.guest().call(endpoints.addFavorite, { params: { id: first.id } })).status,
    ).toBe(401)
  })
})

// The first launch of a model waits for its return to player to be worked out.
describe('opening a game', { timeout: 30_000 }, () => {
  it('CALL-24 opens a demo for everybody, which has no balance', async () => {
    const { data } = await platform.guest().ask(endpoints.launch, { params: { id: first.id } })
    expect(data).toMatchObject({ mode: 'demo', balance: null, openRound: null, model: first.model })
    expect(data.game.id).toBe(first.id)
    expect(data.frameUrl).toBe('/arcade/?mode=demo')
    expect(data.stakes[0]).toBeGreaterThan(0)
    expect(data.rtp).toBeGreaterThan(0.9)
    expect(data.rtp).toBeLessThan(0.98)
  })

  it('CALL-24 CALL-25 opens a game for play by id and by slug, and remembers it', async () => {
    const player = await platform.signUp()
    const byId = await player.ask(endpoints.launchPlay, { params: { idOrSlug: first.id } })
    expect(byId.data).toMatchObject({
      mode: 'play',
      gameMode: 'TournamentPoints',
      balance: { coins: 10_000 },
    })
    platform.clock.advance(1)
    const bySlug = await player.ask(endpoints.launchPlay, { params: { idOrSlug: second.slug } })
    expect(bySlug.data.game.id).toBe(second.id)
    expect(await lastGamesOf(platform.kernel.db, player.playerId)).toEqual([second.id, first.id])
    platform.clock.advance(1)
    await player.ask(endpoints.launchPlay, { params: { idOrSlug: first.id } })
    expect(await lastGamesOf(platform.kernel.db, player.playerId)).toEqual([first.id, second.id])
  })

  it('names the games before and after, from the last to the first', async () => {
    const guest = platform.guest()
    const atEnd = await guest.ask(endpoints.launch, { params: { id: last.id } })
    expect(atEnd.data.nextGameId).toBe(first.id)
    const atStart = await guest.ask(endpoints.launch, { params: { id: first.id } })
    expect(atStart.data).toMatchObject({ previousGameId: last.id, nextGameId: second.id })
  })

  it('refuses guests for play, and games that there are not', async () => {
    const guest = platform.guest()
    expect(
      (await guest.call(endpoints.launchPlay, { params: { idOrSlug: first.id } })).status,
    ).toBe(401)
    expect((await guest.call(endpoints.launch, { params: { id: 1 } })).status).toBe(404)
    const player = await platform.signUp()
    expect(
      (await player.call(endpoints.launchPlay, { params: { idOrSlug: 'no-such-game' } })).status,
    ).toBe(404)
  })
})
