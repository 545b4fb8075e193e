import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Kernel } from './command.ts'
import type { Db, Tx } from './database.ts'
import { columnsFor, type Question, readColumns } from './questions.ts'
import { behind } from './reading.ts'
import { at } from './schema.ts'

/** How long a session lives without a request, in ms: 30 days. */
export const sessionLifetime = 30 * 86_400_000
/** How long it lives at most, however much it is used, in ms: 180 days. Then the password is asked again. */
export const longestSession = 180 * 86_400_000
/** A session's last-seen time is written at most this often, in ms. */
const touchEvery = 60_000
/** How long a realtime ticket can be used, in ms. */
export const ticketLifetime = 60_000

export interface Session {
  id: string
  playerId: string
}

/** Secrets are kept as hashes: a copy of the database signs nobody in. */
const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Opens a session and gives its token, which only the player's cookie holds. */
export async function openSession(
  tx: Tx,
  { clock, random }: Pick<Kernel, 'clock' | 'random'>,
  playerId: string,
): Promise<{ token: string; session: Session }> {
  const token = random.token(32)
  const now = clock.now()
  const id = randomUUID()
  await tx
    .insertInto('session')
    .values({
      token_hash: hash(token),
      id,
      player_id: playerId,
      created_at: at(now),
      last_seen_at: at(now),
      expires_at: at(now + sessionLifetime),
    })
    .execute()
  return { token, session: { id, playerId } }
}

/**
 * The session of a token with its player's brand, and what is asked of the player, in the questions' order;
 * null when it is unknown, ended or expired.
 */
export async function findSession(
  { db, clock }: Kernel,
  token: string,
  questions: readonly Question<unknown>[] = [],
): Promise<(Session & { brand: string; answers: unknown[] }) | null> {
  const now = clock.now()
  const subject = { playerId: sql.ref<string>('caller.id'), now }
  const row = await db
    .selectFrom('session')
    .innerJoin('player as caller', 'caller.id', 'session.player_id')
    .select(['session.id', 'player_id', 'session.created_at', 'last_seen_at', 'brand'])
    .select(columnsFor(questions, subject))
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', at(now))
    .executeTakeFirst()
  if (!row) return null
  if (now - row.last_seen_at > touchEvery) {
    await db
      .updateTable('session')
      .set({
        last_seen_at: at(now),
        expires_at: at(Math.min(now + sessionLifetime, row.created_at + longestSession)),
      })
      .where('session.id', '=', row.id)
      .execute()
  }
  return {
    id: row.id,
    playerId: row.player_id,
    brand: row.brand,
    answers: readColumns(questions, row),
  }
}

/** Gives a session a new token; the old one stops working. Null when the session is over. */
export async function renewToken(
  db: Db | Tx,
  random: Kernel['random'],
  sessionId: string,
): Promise<string | null> {
  const token = random.token(32)
  const renewed = await db
    .updateTable('session')
    .set({ token_hash: hash(token) })
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  return renewed ? token : null
}

/** Which of these sessions have not ended. */
export async function runningSessions(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!ids.length) return new Set()
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('id', 'in', ids)
    .where('expires_at', '>', at(clock.now()))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Ends one session; its tickets go with it. */
export async function endSession(db: Db | Tx, sessionId: string): Promise<void> {
  await db.deleteFrom('realtime_ticket').where('session_id', '=', sessionId).execute()
  await db.deleteFrom('session').where('session.id', '=', sessionId).execute()
}

/** Ends every session of a player, save one if given. Returns the ids ended. */
export async function endSessions(
  db: Db | Tx,
  playerId: string,
  except?: string,
): Promise<string[]> {
  const ended = await db
    .selectFrom('session')
    .select('id')
    .where('player_id', '=', playerId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute()
  for (const { id } of ended) await endSession(db, id)
  return ended.map(({ id }) => id)
}

/** A ticket that opens one realtime connection. */
export async function issueTicket(
  { db, clock, random }: Kernel,
  session: Session,
): Promise<string> {
  const ticket = random.token(24)
  await behind(db)
    .insertInto('realtime_ticket')
    .values({
      ticket_hash: hash(ticket),
      player_id: session.playerId,
      session_id: session.id,
      expires_at: at(clock.now() + ticketLifetime),
    })
    .execute()
  return ticket
}

/** Takes a ticket: the first to come gets the session, everybody after gets null. */
export async function redeemTicket(
  { db, clock }: Kernel,
  ticket: string,
): Promise<(Session & { brand: string }) | null> {
  const taken = await db
    .deleteFrom('realtime_ticket')
    .where('ticket_hash', '=', hash(ticket))
    .returning(['player_id', 'session_id', 'expires_at'])
    .executeTakeFirst()
  if (!taken || taken.expires_at <= clock.now()) return null
  const player = await db
    .selectFrom('player')
    .select('brand')
    .where('id', '=', taken.player_id)
    .executeTakeFirstOrThrow()
  return { id: taken.session_id, playerId: taken.player_id, brand: player.brand }
}
