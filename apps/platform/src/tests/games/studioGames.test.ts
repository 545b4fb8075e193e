import { games, player as account, rounds } from '@marquee/contract'
import { fairness, history } from '@marquee/features-history/contract'
import { analyse, playRound, type RoundOutcome, stakesFor } from '@marquee/game-math'
import { modelOfTable, readFairRecord, verifyRound } from '@marquee/game-math/fairness'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { catalogueOf } from '@marquee/platform-play/games/catalogue'
import { studioTitles } from '@marquee/platform-play/games/game'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { giveFreeSpins } from '../../testing/giveFreeSpins.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { prepareRound } from '../../testing/nextRound.ts'

const [title] = studioTitles
if (!title) throw new Error('The folder games has no game.')
const { id: gameId, slug } = title
const [model] = title.models
const lists = [...allBrands.values()].filter(({ studioGames }) => studioGames.includes(slug))
/** Brands that ask for no more than a sign-up before the first round. */
const open = [...allBrands.values()].filter(
  ({ registrationFunnel }) => registrationFunnel === 'open_funnel',
)
const listing = open.find((brand) => lists.includes(brand))?.key ?? ''
const other = open.find((brand) => !lists.includes(brand))?.key ?? ''
const [stake = 0] = stakesFor(model)
const play = { gameId, action: 'play', stake, target: Object.keys(model.modes)[0] ?? '' } as const

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const signUp = async (brand = listing): Promise<TestPlayer> => {
  const player = await platform.signUp({}, { brand })
  platform.clock.advance(4_000)
  return player
}
const openGame = (player: TestPlayer) =>
  player.call(games.launchPlay, { params: { idOrSlug: slug } })
const isWin = (outcome: Pick<RoundOutcome, 'win' | 'cost'>) => outcome.win > outcome.cost

describe('the game of another studio', () => {
  it('is listed by at least two brands, and by its studio where it is', async () => {
    expect(lists.length).toBeGreaterThanOrEqual(2)
    const guest = platform.guest({ brand: listing })
    const catalogue = await guest.ask(games.list, { query: { groupKey: 'public' } })
    expect(catalogue.games.find((game) => game.id === gameId)).toMatchObject({
      slug,
      title: title.title,
      provider: title.studio.slug,
      componentOption: 'studio',
      img: expect.stringMatching(
        new RegExp(`^/studio-games/${slug}/cover\\.[0-9a-f]{10}@1x\\.webp$`),
      ),
    })
    expect(catalogue.issueGamesIds['all-games']).toContain(gameId)
    expect(catalogue.issueGamesIds['new-games']).toContain(gameId)
    const { data } = await guest.ask(games.filters)
    expect(data.providers).toContainEqual({ ...nameOf(title.studio), count: 1 })
  })

  it('is nowhere at a brand that does not list it, and nothing of it can be played there', async () => {
    const guest = platform.guest({ brand: other })
    const catalogue = await guest.ask(games.list, { query: { groupKey: 'public' } })
    expect(JSON.stringify(catalogue)).not.toMatch(
      new RegExp(`${slug}|${title.studio.slug}|${gameId}`),
    )
    expect(JSON.stringify(await guest.ask(games.filters))).not.toContain(title.studio.slug)
    expect((await guest.call(games.launch, { params: { id: gameId } })).status).toBe(404)
    expect((await guest.call(rounds.demo, { body: play })).status).toBe(404)
    const player = await signUp(other)
    for (const { status, body } of [
      await openGame(player),
      await player.call(rounds.play, { body: play }),
      await player.call(games.addFavorite, { params: { id: gameId } }),
    ]) {
      expect([status, body.error?.code]).toEqual([404, 'not-found'])
    }
  })

  it('opens with its own page, its stakes and its exact return', async () => {
    const { data } = (await openGame(await signUp())).body
    expect(data).toMatchObject({
      frameUrl: `/studio-games/${slug}/?mode=play`,
      model: model.id,
      stakes: stakesFor(model),
      rtp: analyse(model).rtp,
      openRound: null,
    })
    const catalogue = catalogueOf(platform.surroundings.brands.get(listing) ?? never())
    expect(catalogue.ids).toContain(data.previousGameId)
    expect(data.nextGameId).not.toBe(gameId)
  })

  it('takes the stake, shows the round again until its end was seen, and credits the win', async () => {
    const player = await signUp()
    await openGame(player)
    await prepareRound(platform.kernel, player.playerId, (numbers) =>
      isWin(playRound(model, play, numbers)),
    )
    const { coins: before } = await balancesOf(platform.kernel.db, player.playerId)
    const begun = (await player.ask(rounds.play, { body: play })).data
    const outcome = begun.round.outcome as unknown as RoundOutcome
    expect(isWin(outcome)).toBe(true)
    expect(BigInt(begun.balance.coins)).toBe(before - BigInt(stake))
    const again = (await openGame(player)).body.data
    expect(again.openRound).toMatchObject({ id: begun.round.id, outcome: begun.round.outcome })
    const { data: ended } = await player.ask(rounds.finish, { params: { id: begun.round.id } })
    expect(BigInt(ended.balance.coins)).toBe(before - BigInt(stake) + BigInt(outcome.win))
    expect((await openGame(player)).body.data.openRound).toBeNull()
    const { data: told } = await player.ask(history.round, { params: { id: begun.round.id } })
    expect(told).toMatchObject({ gameId, title: title.title, round: { status: 'settled' } })
  })

  it('has rounds that anybody finds right by the books that the platform tells', async () => {
    const player = await signUp()
    const shown = (await openGame(player)).body.data.fairness
    const { round } = (await player.ask(rounds.play, { body: play })).data
    await player.ask(rounds.finish, { params: { id: round.id } })
    await player.ask(fairness.reveal, {
      body: { pairId: shown?.pairId ?? '', playerSeed: 'my-own' },
    })
    const { data } = await player.ask(history.round, { params: { id: round.id } })
    const { data: table } = await platform
      .guest({ brand: other })
      .ask(fairness.model, { params: { modelId: model.id } })
    expect(JSON.stringify(table)).not.toContain('"type"')
    const books = modelOfTable({ ...table, modelId: model.id }, round.outcome) ?? never()
    const given = { ...data.fairness, ...play, modelId: model.id, outcome: round.outcome }
    const { record } = readFairRecord(given, [books])
    expect(verifyRound(record ?? never(), books).verdict).toBe('right')
    const forged = { ...(round.outcome as unknown as RoundOutcome), win: stake * 7 }
    const wrong = readFairRecord({ ...given, outcome: forged }, [books]).record ?? never()
    expect(verifyRound(wrong, books).verdict).toBe('wrong')
  })

  it('plays a gift at its stake, and no mode that costs more', async () => {
    const player = await signUp()
    await player.ask(account.switchToSweepStakes)
    await giveFreeSpins(platform.kernel, player.playerId, { gameId, count: 2, stake })
    expect((await openGame(player)).body.data.freeSpins).toMatchObject({ left: 2, stake })
    const dearer = stakesFor(model)[1]
    const refused = await player.call(rounds.play, {
      body: { ...play, stake: dearer ?? 0, freeSpin: true },
    })
    expect(refused.body.error?.code).toBe('invalid-input')
    const before = await balancesOf(platform.kernel.db, player.playerId)
    const { data } = await player.ask(rounds.play, { body: { ...play, freeSpin: true } })
    expect(data.freeSpins).toMatchObject({ left: 1 })
    expect((await balancesOf(platform.kernel.db, player.playerId)).entries).toBe(before.entries)
  })

  it('is seen by anybody with the link of a round', async () => {
    const player = await signUp()
    const { round } = (await player.ask(rounds.play, { body: play })).data
    await player.ask(rounds.finish, { params: { id: round.id } })
    const { data } = await player.ask(history.share, { params: { id: round.id } })
    const shared = await platform
      .guest({ brand: listing })
      .ask(history.shared, { params: { linkId: data.link.id } })
    expect(shared.data).toMatchObject({
      title: title.title,
      outcome: round.outcome,
      launch: { frameUrl: `/studio-games/${slug}/?mode=demo`, model: model.id },
    })
  })
})

it('stops the start of a brand that lists a game that there is not', () => {
  const settings = platform.surroundings.brands.get(listing) ?? never()
  expect(() => catalogueOf({ ...settings, studioGames: ['no-such-game'] })).toThrow(
    `The settings of '${listing}' list the game 'no-such-game' in studioGames, and the folder games has no such game. There are: ${slug}`,
  )
})

it('tells no books of a model that there never was', async () => {
  const modelId = `${slug}.${'0'.repeat(32)}`
  const { status } = await platform.guest().call(fairness.model, { params: { modelId } })
  expect(status).toBe(404)
})

const nameOf = (studio: { slug: string; name: string }) => ({
  slug: studio.slug,
  name: studio.name,
})

function never(): never {
  throw new Error('It has to be there.')
}
