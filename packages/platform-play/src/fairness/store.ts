import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { CommandContext } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { from, type Question, toEpochMs } from '@marquee/platform-kernel/questions'
import type { Randomness } from '@marquee/platform-kernel/random'
import { at, type Database } from '@marquee/platform-kernel/schema'
import './migrations.ts'

/** A pair of seeds as the platform holds it. What of it may be told, `rules.ts` says. */
export type FairPair = Omit<Selectable<Database['fair_pair']>, 'player_id'>

/** The pair that decides a player's rounds, and the one that comes after it. */
export interface FairPairs {
  current: FairPair & { player_seed: string }
  next: FairPair
}

const columns = [
  'id',
  'state',
  'server_seed',
  'player_seed',
  'is_own_seed',
  'rounds',
  'committed_at',
  'revealed_at',
] as const

/** Bytes of chance in a server seed. */
const seedBytes = 32
/** Bytes of chance in a player's seed that the platform names. */
const playerSeedBytes = 12

/** A secret of 256 bits, as hexadecimal digits. */
export const makeServerSeed = (random: Randomness): string =>
  Buffer.from(random.token(seedBytes), 'base64url').toString('hex')

const pairIn =
  (state: 'current' | 'next'): Question<unknown>['ask'] =>
  ({ playerId }) =>
    jsonObjectFrom(
      from
        .selectFrom('fair_pair')
        .select(columns)
        .where('player_id', '=', playerId)
        // As text of the statement: a partial index does not know what a parameter will be.
        .where('state', '=', sql.lit(state)),
    )

type JsonPair = Omit<FairPair, 'committed_at' | 'revealed_at'> & { committed_at: string }

const readPair = (value: unknown): FairPair | null => {
  // Neither current nor next has been revealed.
  const row = value as JsonPair | null
  return row && { ...row, committed_at: toEpochMs(row.committed_at), revealed_at: null }
}

const hasSeed = (pair: FairPair | null): pair is FairPairs['current'] =>
  pair !== null && pair.player_seed !== null

/** The pair that decides the player's next round; null for who has not had one. */
export const currentPairQuestion: Question<FairPairs['current'] | null> = {
  ask: pairIn('current'),
  read(value) {
    const pair = readPair(value)
    return hasSeed(pair) ? pair : null
  },
}

/** The pair that comes after it. */
export const nextPairQuestion: Question<FairPair | null> = { ask: pairIn('next'), read: readPair }

const makePair = (random: Randomness, now: number) => ({
  id: randomUUID(),
  server_seed: makeServerSeed(random),
  is_own_seed: false,
  rounds: 0,
  committed_at: now,
  revealed_at: null,
})

const toRow = (playerId: string, pair: FairPair) => ({
  ...pair,
  player_id: playerId,
  committed_at: at(pair.committed_at),
  revealed_at: null,
})

/** A player's first two pairs, kept at the command's end; `rounds` is how many the first has decided. */
export function keepFirstPairs(
  { tx, now, random, write }: Pick<CommandContext, 'tx' | 'now' | 'random' | 'write'>,
  playerId: string,
  rounds = 0,
): FairPairs {
  const current = {
    ...makePair(random, now),
    state: 'current' as const,
    player_seed: random.token(playerSeedBytes),
    rounds,
  }
  const next = { ...makePair(random, now), state: 'next' as const, player_seed: null }
  write(tx.insertInto('fair_pair').values([toRow(playerId, current), toRow(playerId, next)]))
  return { current, next }
}

/** Counts another round of a pair, at the command's end. */
export function keepCount(
  { tx, write }: Pick<CommandContext, 'tx' | 'write'>,
  { id, rounds }: Pick<FairPair, 'id' | 'rounds'>,
): void {
  write(tx.updateTable('fair_pair').set({ rounds }).where('id', '=', id))
}

/** Ends the current pair for good and begins the next one with a player's seed; another one waits then. */
export async function turnPairs(
  { tx, now, random }: Pick<CommandContext, 'tx' | 'now' | 'random'>,
  playerId: string,
  { current, next, playerSeed }: FairPairs & { playerSeed: string },
): Promise<FairPairs & { revealed: FairPair }> {
  await tx
    .updateTable('fair_pair')
    .set({ state: 'revealed', revealed_at: at(now) })
    .where('id', '=', current.id)
    .execute()
  const own = { state: 'current' as const, player_seed: playerSeed, is_own_seed: true }
  await tx.updateTable('fair_pair').set(own).where('id', '=', next.id).execute()
  const following = { ...makePair(random, now), state: 'next' as const, player_seed: null }
  await tx.insertInto('fair_pair').values(toRow(playerId, following)).execute()
  return {
    revealed: { ...current, state: 'revealed', revealed_at: now },
    current: { ...next, ...own },
    next: following,
  }
}

/** Pairs that a player has had revealed, newest first. */
export const listRevealed = (db: Db | Tx, playerId: string, limit: number): Promise<FairPair[]> =>
  db
    .selectFrom('fair_pair')
    .select(columns)
    .where('player_id', '=', playerId)
    .where('state', '=', sql.lit('revealed'))
    .orderBy('revealed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

/** The pair that a round of a player was drawn from. */
export const findPair = (
  db: Db | Tx,
  { playerId, id }: { playerId: string; id: string },
): Promise<FairPair | undefined> =>
  db
    .selectFrom('fair_pair')
    .select(columns)
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
