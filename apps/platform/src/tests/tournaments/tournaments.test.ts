import { responsiblePlay } from '@marquee/contract'
import { tournaments } from '@marquee/features-tournaments/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { at } from '@marquee/platform-kernel/schema'
import { makeShot } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { playAfter } from '../../testing/playRounds.ts'
import { runsAt, termsOf } from '@marquee/features-tournaments/server/rules'
import { countingTime, settleTournaments } from '@marquee/features-tournaments/server/settle'
import {
  givePlaces,
  openRun,
  scoreWrite,
  takeDueRun,
} from '@marquee/features-tournaments/server/store'
import { tellPlace, tellPlaces } from '@marquee/features-tournaments/server/tellPlaces'

const day = 86_400_000
const brand = 'wireframe'
const known = allBrands.get(brand)?.tournaments ?? []

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

/** The next Saturday at noon, UTC: sprint and marathon run, in a run that nobody has played yet. */
beforeEach(() => {
  const now = new Date(platform.clock.now())
  const saturday = Date.UTC(
    now.getUTCFullYear(),
    now.getUTCMonth(),
    now.getUTCDate() + 7 + ((6 - now.getUTCDay() + 7) % 7),
    12,
  )
  platform.clock.advance(saturday - now.getTime())
})

const runs = () => runsAt(known, platform.clock.now())
const sprint = () => {
  const run = runs().find(({ settings }) => settings.id === 1)
  if (!run) throw new Error('No sprint runs.')
  return run
}
const shoot = (player: TestPlayer) => playAfter(platform, player, 300, makeShot())
const sprintFor = async (player: { ask: TestPlayer['ask'] }) => {
  const { data } = await player.ask(tournaments.running)
  return data.tournaments.find(({ historyId }) => historyId === sprint().historyId)
}
const coinsOf = async ({ playerId }: TestPlayer) =>
  (await balancesOf(platform.kernel.db, playerId)).coins

/** Puts points into a player's entry, as rounds would have. */
async function score(player: TestPlayer, points: number, reachedAt = platform.clock.now()) {
  const run = sprint()
  const key = { brand, historyId: run.historyId, playerId: player.playerId }
  await platform.kernel.db.transaction().execute(async (tx) => {
    await openRun(tx, key, { ...run, terms: termsOf(run.settings) })
    await scoreWrite(tx, key, {
      rounds: 1,
      points,
      recent: [points],
      reachedAt,
      place: null,
    }).execute()
  })
}

const end = async () => {
  platform.clock.advance(sprint().finishedAt - platform.clock.now() + countingTime)
  await settleTournaments(platform.kernel)
}

/** Ends the sprint as a process does that is killed once it has given the places. */
const endUnpaid = () => {
  const { historyId, finishedAt } = sprint()
  platform.clock.advance(finishedAt - platform.clock.now() + countingTime)
  return platform.kernel.db.transaction().execute(async (tx) => {
    const run = await takeDueRun(tx, { brand, historyId })
    if (run) await givePlaces(tx, run, platform.clock.now())
  })
}

interface Told {
  historyId: number
  points: number
  place: number | null
  roundsPlayed: number
}
const pushesOf = async ({ playerId }: TestPlayer): Promise<Told[]> => {
  const rows = await platform.kernel.db
    .selectFrom('outbox')
    .select('data')
    .where('player_id', '=', playerId)
    .where('channel', '=', 'tournament')
    .orderBy('seq')
    .execute()
  return rows.map(({ data }) => data as Told)
}

describe('tournaments that run', () => {
  it.each([...allBrands.keys()])(
    'TOURN-01 %s has several, with their ends, games, rules and prizes',
    async (key) => {
      const { data } = await platform.guest({ brand: key }).ask(tournaments.running)
      expect(data.tournaments.length).toBeGreaterThanOrEqual(2)
      for (const one of data.tournaments) {
        expect(one).toMatchObject({ status: 'running', players: 0, winners: [], playerData: null })
        expect(one.startedAt).toBeLessThanOrEqual(platform.clock.now())
        expect(one.finishedAt).toBeGreaterThan(platform.clock.now())
        expect(one.prizes[0]?.coins).toBeGreaterThan(one.prizes.at(-1)?.coins ?? 0)
      }
      expect(data.tournaments.some(({ games }) => games.length > 0)).toBe(true)
    },
  )

  it('CALL-58 tells the one that ends first, of a game or of any, and refuses what is no game', async () => {
    const guest = platform.guest()
    const any = (await guest.ask(tournaments.current)).data
    const { gameId } = makeShot()
    const ofGame = (await guest.ask(tournaments.current, { query: { gameId } })).data
    expect(any?.historyId).toBe(sprint().historyId)
    expect(ofGame?.historyId).toBe(sprint().historyId)
    const wrong = await guest.call(tournaments.current, { query: { gameId: -1 } })
    expect(wrong.status).toBe(400)
  })

  it('TOURN-02 counts rounds by their win for the stake, once they have ended', async () => {
    const player = await platform.signUp()
    expect((await sprintFor(player))?.playerData).toBeNull()
    const multiples: number[] = []
    for (let shots = 0; shots < 12; shots++) {
      const { round } = (await shoot(player)).body.data
      multiples.push(Math.floor((round.win * 100) / round.cost))
    }
    const sums = multiples.map((_, last) =>
      multiples.slice(Math.max(0, last - 9), last + 1).reduce((sum, one) => sum + one, 0),
    )
    const points = Math.max(...sums)
    const seen = await sprintFor(player)
    expect(seen?.playerData).toMatchObject({ roundsPlayed: 12, points })
    expect(seen?.playerData?.place).toBe(points ? 1 : null)
    expect(seen?.winners.length).toBe(points ? 1 : 0)
    // Every tab hears of more points, and of nothing else.
    const told = await pushesOf(player)
    expect(told.at(-1)?.points ?? 0).toBe(points)
    expect(told.map((one) => one.points)).toEqual(
      [...new Set(told.map((one) => one.points))].toSorted((one, other) => one - other),
    )
  })

  it('stops counting after the rounds that count', async () => {
    const player = await platform.signUp()
    await shoot(player)
    await platform.kernel.db
      .updateTable('tournament_entry')
      .set({ rounds: 99 })
      .where('player_id', '=', player.playerId)
      .execute()
    for (let shots = 0; shots < 3; shots++) await shoot(player)
    expect((await sprintFor(player))?.playerData?.roundsPlayed).toBe(100)
    expect((await pushesOf(player)).at(-1)?.roundsPlayed).toBe(100)
  })

  it('counts no round that began before it', async () => {
    const player = await platform.signUp()
    platform.clock.advance(sprint().finishedAt - platform.clock.now() - 5_000)
    await playAfter(platform, player, 0, makeShot())
    const before = sprint().historyId
    expect((await sprintFor(player))?.playerData?.roundsPlayed).toBe(1)
    platform.clock.advance(6_000)
    expect(sprint().historyId).not.toBe(before)
    expect((await sprintFor(player))?.playerData).toBeNull()
  })

  it('puts equal points in the order in which they were reached, and names nobody', async () => {
    const [late, early, best] = [
      await platform.signUp({ name: 'Late' }),
      await platform.signUp({ name: 'Early' }),
      await platform.signUp({ name: 'Best' }),
    ]
    await score(late, 500)
    await score(early, 500, platform.clock.now() - 1000)
    await score(best, 700)
    const seen = await sprintFor(late)
    expect(seen?.winners.map(({ player, place, points }) => [place, player[0], points])).toEqual([
      [1, 'B', 700],
      [2, 'E', 500],
      [3, 'L', 500],
    ])
    expect(seen?.winners[0]?.player).toBe('B•••')
    expect(seen?.winners[1]?.prize).toEqual(seen?.prizes[1])
    expect(seen?.players).toBe(3)
    expect(seen?.playerData).toMatchObject({ place: 3, prize: seen?.prizes[2] })
  })

  it('tells a player outside of the list their place', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => platform.signUp()))
    for (const [index, player] of players.entries()) await score(player, 1000 - index)
    const seen = await sprintFor(players[11] as TestPlayer)
    expect(seen?.winners).toHaveLength(10)
    expect(seen?.playerData?.place).toBe(12)
  })

  it('RT-12 tells whoever was passed of their new place, once', async () => {
    const first = await platform.signUp()
    await score(first, 300)
    await tellPlaces(platform.kernel)
    const second = await platform.signUp()
    await score(second, 400)
    await tellPlaces(platform.kernel)
    await tellPlaces(platform.kernel)
    expect((await pushesOf(first)).map(({ place }) => place)).toEqual([1, 2])
    expect((await pushesOf(second)).map(({ place }) => place)).toEqual([1])
  })

  it('RT-12 leaves a place alone that was given for good while others were told', async () => {
    const player = await platform.signUp()
    await score(player, 300)
    const { historyId } = sprint()
    const { db, clock } = platform.kernel
    const run = db.updateTable('tournament_run').where('history_id', '=', historyId)
    await run.set({ settled_at: at(clock.now()) }).execute()
    const entries = db.updateTable('tournament_entry').where('player_id', '=', player.playerId)
    await entries.set({ place: 7 }).execute()
    await tellPlace(platform.kernel, { brand, historyId, playerId: player.playerId })
    expect(await pushesOf(player)).toEqual([])
    const kept = db.selectFrom('tournament_entry').select('place')
    expect(await kept.where('player_id', '=', player.playerId).execute()).toEqual([{ place: 7 }])
  })
})

describe('tournaments to come', () => {
  it('TOURN-03 CALL-59 come five at a time, the next one first', async () => {
    const guest = platform.guest()
    const first = (await guest.ask(tournaments.upcoming)).data
    const second = (await guest.ask(tournaments.upcoming, { query: { offset: 5 } })).data
    expect(first.tournaments).toHaveLength(5)
    expect(first.total).toBe(second.total)
    const starts = [...first.tournaments, ...second.tournaments].map(({ startedAt }) => startedAt)
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
    expect(starts[0]).toBeGreaterThan(platform.clock.now())
    expect(first.tournaments.every(({ status }) => status === 'upcoming')).toBe(true)
    const far = (await guest.ask(tournaments.upcoming, { query: { offset: 1000 } })).data
    expect(far.tournaments).toEqual([])
    expect((await guest.call(tournaments.upcoming, { query: { limit: 0 } })).status).toBe(400)
  })
})

describe('tournaments that are over', () => {
  it('give their places and prizes once, however many look', async () => {
    const winner = await platform.signUp()
    const second = await platform.signUp()
    const idle = await platform.signUp()
    await score(winner, 900)
    await score(second, 800)
    await score(idle, 0)
    const { prizes } = termsOf(sprint().settings)
    const before = [await coinsOf(winner), await coinsOf(second), await coinsOf(idle)]
    const { historyId } = sprint()
    platform.clock.advance(sprint().finishedAt - platform.clock.now() + countingTime)
    await Promise.all([1, 2, 3].map(() => settleTournaments(platform.kernel)))
    await settleTournaments(platform.kernel)
    const gained = [await coinsOf(winner), await coinsOf(second), await coinsOf(idle)].map(
      (now, index) => Number(now - (before[index] ?? 0n)),
    )
    expect(gained).toEqual([prizes[0]?.coins, prizes[1]?.coins, 0])
    const { data } = await second.ask(tournaments.history)
    expect(data.tournaments[0]).toMatchObject({
      historyId,
      status: 'finished',
      players: 2,
      playerData: { place: 2, points: 800, prize: prizes[1] },
    })
    expect(data.tournaments[0]?.winners).toHaveLength(2)
    const last = (await pushesOf(winner)).at(-1)
    expect(last).toMatchObject({ historyId, place: 1, points: 900 })
  })

  it('pay what a process left behind when it had given the places', async () => {
    const winner = await platform.signUp()
    await score(winner, 900)
    const { settings } = sprint()
    const before = await coinsOf(winner)
    await endUnpaid()
    expect(await coinsOf(winner)).toBe(before)
    await settleTournaments(platform.kernel)
    expect(Number((await coinsOf(winner)) - before)).toBe(termsOf(settings).prizes[0]?.coins)
  })

  it('RP-02 pay no prize during a break that began once the places were given, and pay it afterwards', async () => {
    const winner = await platform.signUp()
    await score(winner, 900)
    const { settings } = sprint()
    const before = await coinsOf(winner)
    await endUnpaid()
    await winner.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    await settleTournaments(platform.kernel)
    expect(await coinsOf(winner)).toBe(before)
    platform.clock.advance(day)
    await settleTournaments(platform.kernel)
    expect(Number((await coinsOf(winner)) - before)).toBe(termsOf(settings).prizes[0]?.coins)
  })

  it('have no place for who has shut themselves out, and none for who takes a break', async () => {
    const excluded = await platform.signUp()
    const resting = await platform.signUp()
    const playing = await platform.signUp()
    await score(excluded, 900)
    await score(resting, 800)
    await score(playing, 100)
    await excluded.ask(responsiblePlay.selfExclude, {
      body: { term: '6-months', understood: true },
    })
    await resting.ask(responsiblePlay.coolOff, { body: { days: 7 } })
    const seen = await sprintFor(playing)
    expect(seen).toMatchObject({ players: 1, playerData: { place: 1 } })
    expect(await sprintFor(resting)).toBeUndefined()
    expect((await resting.ask(tournaments.current)).data).toBeNull()
    expect((await resting.ask(tournaments.upcoming)).data.total).toBe(0)
    const before = await coinsOf(excluded)
    await end()
    const { data } = await playing.ask(tournaments.history)
    expect(data.tournaments[0]?.winners.map(({ points }) => points)).toEqual([100])
    expect(await coinsOf(excluded)).toBe(before)
  })

  it('TOURN-04 CALL-60 come four at a time, the newest first', async () => {
    const player = await platform.signUp()
    for (let days = 0; days < 5; days++) {
      await score(player, 100 + days)
      await end()
      platform.clock.advance(day / 2)
    }
    const first = (await player.ask(tournaments.history)).data
    expect(first.tournaments).toHaveLength(4)
    const ends = first.tournaments.map(({ finishedAt }) => finishedAt)
    expect(ends).toEqual(ends.toSorted((one, other) => other - one))
    expect(first.tournaments.map(({ playerData }) => playerData?.points)).toEqual([
      104, 103, 102, 101,
    ])
    const second = (await player.ask(tournaments.history, { query: { offset: 4 } })).data
    expect(second.total).toBe(first.total)
    expect(second.tournaments[0]?.playerData?.points).toBe(100)
    const guest = (await platform.guest().ask(tournaments.history)).data
    expect(guest.tournaments[0]?.playerData).toBeNull()
  })
})
