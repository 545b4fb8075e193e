import type { Prize } from '@marquee/contract'
import type { Tournament } from '../contract/schemas.ts'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { Db } from '@marquee/platform-kernel/database'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { maskPlayer } from '@marquee/platform-play/winners/rules'
import { counts, prizeOf, type Run, runsAfter, runsAt, termsOf } from './rules.ts'
import {
  countPlaced,
  finalPlaces,
  findEntry,
  type RunRow,
  settledRuns,
  placeOf,
  prizePlaceOf,
  standings,
} from './store.ts'

/** So many places are listed; a player's own is told beside them. */
const listed = 10

export interface Page {
  limit: number
  offset: number
}

interface Sight {
  db: Db
  brand: string
  /** Null for a guest. */
  playerId: string | null
  now: number
}

interface Leader {
  login: string
  place: number
  points: number
  prize: Prize | null
  isHouse: boolean
}

const winner = ({ login, place, points, prize, isHouse }: Leader) => ({
  place,
  player: maskPlayer(login),
  points,
  prize,
  ...(isHouse && { isHouse }),
})

const announced = ({ settings, ...run }: Run): Omit<Tournament, 'status'> => ({
  ...run,
  ...termsOf(settings),
  players: 0,
  winners: [],
  playerData: null,
})

async function asItStands({ db, brand, playerId, now }: Sight, run: Run): Promise<Tournament> {
  const { historyId } = run
  const key = { brand, historyId }
  const told = announced(run)
  const own = playerId === null ? undefined : await findEntry(db, { ...key, playerId })
  const place = own ? await placeOf(db, own, now) : null
  const prizePlace = own ? await prizePlaceOf(db, own, now) : null
  const { table, players } = await standings(db, { ...key, limit: listed, now })
  return {
    ...told,
    status: 'running',
    players,
    winners: table.map((row) =>
      winner({ ...row, prize: row.isHouse ? null : prizeOf(told.prizes, row.prizePlace) }),
    ),
    playerData: own
      ? {
          roundsPlayed: own.rounds,
          points: own.points,
          place,
          prize: prizeOf(told.prizes, prizePlace),
        }
      : null,
  }
}

/** Nothing runs, or comes, for a player who takes a break. */
const isResting = async ({ db, clock }: Kernel, playerId: string | null): Promise<boolean> =>
  playerId !== null && (await runningRestriction(db, playerId, clock.now())) !== null

/** What runs, with its tables as they stand, the one that ends first in front (TOURN-01). */
export async function runningTournaments(
  kernel: Kernel,
  { key: brand, tournaments }: BrandSettings,
  playerId: string | null,
): Promise<Tournament[]> {
  if (await isResting(kernel, playerId)) return []
  const { db, clock } = kernel
  const now = clock.now()
  const runs = runsAt(tournaments, now)
  return Promise.all(runs.map((run) => asItStands({ db, brand, playerId, now }, run)))
}

/** The running tournament that ends first, of one game or of any (CALL-58); null when none runs. */
export async function currentTournament(
  kernel: Kernel,
  { key: brand, tournaments }: BrandSettings,
  { playerId, gameId }: { playerId: string | null; gameId: number | undefined },
): Promise<Tournament | null> {
  if (await isResting(kernel, playerId)) return null
  const { db, clock } = kernel
  const now = clock.now()
  const run = runsAt(tournaments, now).find(
    ({ settings }) => gameId === undefined || counts(termsOf(settings), gameId),
  )
  return run ? asItStands({ db, brand, playerId, now }, run) : null
}

/** A page of what begins within two weeks (CALL-59). */
export async function upcomingTournaments(
  kernel: Kernel,
  { tournaments }: BrandSettings,
  { playerId, limit, offset }: Page & { playerId: string | null },
): Promise<{ tournaments: Tournament[]; total: number }> {
  if (await isResting(kernel, playerId)) return { tournaments: [], total: 0 }
  const runs = runsAfter(tournaments, kernel.clock.now())
  return {
    total: runs.length,
    tournaments: runs
      .slice(offset, offset + limit)
      .map((run) => ({ ...announced(run), status: 'upcoming' })),
  }
}

async function asItEnded(
  { db, brand, playerId }: Omit<Sight, 'now'>,
  row: RunRow,
): Promise<Tournament> {
  const { history_id: historyId, started_at: startedAt, finished_at: finishedAt, terms } = row
  const key = { brand, historyId }
  const own = playerId === null ? undefined : await findEntry(db, { ...key, playerId })
  const places = await finalPlaces(db, key, listed)
  return {
    ...terms,
    historyId,
    startedAt,
    finishedAt,
    status: 'finished',
    players: await countPlaced(db, key),
    winners: places.map(({ place, is_house: isHouse, ...row }) =>
      winner({ ...row, place: place ?? 0, isHouse }),
    ),
    playerData: own
      ? { roundsPlayed: own.rounds, points: own.points, place: own.place, prize: own.prize }
      : null,
  }
}

/** A page of what is over, the newest first (CALL-60). */
export async function pastTournaments(
  { db }: Kernel,
  { key: brand }: BrandSettings,
  { playerId, ...page }: Page & { playerId: string | null },
): Promise<{ tournaments: Tournament[]; total: number }> {
  const { runs, total } = await settledRuns(db, brand, page)
  const sight = { db, brand, playerId }
  return { total, tournaments: await Promise.all(runs.map((row) => asItEnded(sight, row))) }
}
