import type { Generated } from 'kysely'
import type { CommandContext } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Instant } from '@marquee/platform-kernel/schema'
import { queueMail } from '@marquee/platform-messages/mail/queue'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    sign_in: SignInTable
  }
}

interface SignInTable {
  id: Generated<bigint>
  player_id: string
  session_id: string
  device: string
  at: Instant
}

/** How long sign-ins are remembered, in ms: a year. */
const keptFor = 365 * 86_400_000

/** Notes that a session was opened, and where. */
export async function noteSignIn(
  tx: Tx,
  session: { playerId: string; sessionId: string; device: string },
  now: number,
): Promise<void> {
  await tx
    .insertInto('sign_in')
    .values({
      player_id: session.playerId,
      session_id: session.sessionId,
      device: session.device,
      at: at(now),
    })
    .execute()
}

/**
 * Tells the player of a sign-in from a device that none of their remembered sign-ins came from. Called
 * before the sign-in is noted; the first one of an account is no news.
 */
export async function announceDevice(
  command: Pick<CommandContext, 'tx' | 'now' | 'originOf' | 'settingsOf'>,
  { playerId, device }: { playerId: string; device: string },
): Promise<void> {
  const { tx, now } = command
  const known = await tx
    .selectFrom('sign_in')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('all'),
      fn.countAll<bigint>().filterWhere('device', '=', device).as('same'),
    ])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  if (Number(known.all) === 0 || Number(known.same) > 0) return
  await queueMail(command, playerId, { kind: 'new-device', device, at: now })
}

/** The sign-in before the one of this session, or null when that was the first. */
export async function previousSignIn(
  db: Db,
  { playerId, id: sessionId }: { playerId: string; id: string },
): Promise<{ at: number; device: string } | null> {
  const rows = await db
    .selectFrom('sign_in')
    .select(['id', 'session_id', 'at', 'device'])
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  const own = rows.findIndex((row) => row.session_id === sessionId)
  const before = rows[own + 1]
  return own >= 0 && before ? { at: before.at, device: before.device } : null
}

export async function pruneSignIns(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('sign_in')
    .where('at', '<', at(now - keptFor))
    .execute()
}
