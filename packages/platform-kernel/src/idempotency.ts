import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Command } from './command.ts'
import type { Db, Tx } from './database.ts'
import { PlatformError } from './errors.ts'
import { at, type GameMode } from './schema.ts'

/** Key order does not change what was asked. */
const stable = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, inner]) => [key, stable(inner)]),
      )
    : value

const hashOf = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(stable(input) ?? null))
    .digest('hex')

interface Stored {
  command: string
  input_hash: string
  response: unknown
}

/**
 * The answer that an earlier run with this key has given. @throws PlatformError idempotency-conflict, or
 * not-found when there is no such player, for whom no key is taken.
 */
export async function recall<R>(
  tx: Tx,
  command: Pick<Command<R>, 'name' | 'input'>,
  { scope, key }: { scope: string; key: string },
): Promise<{ response: R }> {
  const earlier: Stored | undefined = await tx
    .selectFrom('idempotency')
    .select(['command', 'input_hash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!earlier) throw new PlatformError('not-found', 'There is no such player.')
  if (earlier.command !== command.name || earlier.input_hash !== hashOf(command.input)) {
    throw new PlatformError(
      'idempotency-conflict',
      'This Idempotency-Key was used for something else. Send a new key with a new request; repeat a key only to repeat the very same request.',
    )
  }
  return { response: earlier.response as R }
}

/** Whether an act with this key was answered before. */
export async function isAnswered(
  db: Db,
  idempotency: Command<unknown>['idempotency'],
): Promise<boolean> {
  if (!idempotency) return false
  const earlier = await db
    .selectFrom('idempotency')
    .select('key')
    .where('scope', '=', idempotency.scope)
    .where('key', '=', idempotency.key)
    .executeTakeFirst()
  return earlier !== undefined
}

interface Held {
  game_mode: GameMode | null
}

type Begun = Pick<Command<unknown>, 'name' | 'input' | 'idempotency' | 'playerId'>

/**
 * Holds the player's row and takes the key, in one statement. The row comes first: whoever had to wait
 * for it finds the key taken.
 */
export async function begin(
  tx: Tx,
  { name, input, idempotency, playerId }: Begun,
  now: number,
): Promise<{ isFirst: boolean; gameMode: GameMode | null }> {
  const held = playerId
    ? sql<Held>`select game_mode from player where id = ${playerId} for update`
    : sql<Held>`select null::text as game_mode`
  const { rows } = await (
    idempotency
      ? sql<Held>`with held as (${held})
          insert into idempotency_key (scope, key, command, input_hash, created_at)
          select ${idempotency.scope}, ${idempotency.key}, ${name}, ${hashOf(input)}, ${at(now)} from held
          on conflict (scope, key) do nothing
          returning (select game_mode from held)`
      : held
  ).execute(tx)
  const [first] = rows
  return { isFirst: first !== undefined, gameMode: first?.game_mode ?? null }
}
