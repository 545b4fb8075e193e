import { createHash } from 'node:crypto'
import type { PushChannel, PushPayload } from '@marquee/contract'
import { sql } from 'kysely'
import type { BrandSettings } from './brandSettings.ts'
import type { Clock } from './clock.ts'
import type { Db, Tx } from './database.ts'
import { PlatformError } from './errors.ts'
import { emit, type EventName, type Events, type Listeners } from './events.ts'
import { balancesOf, balanceToWire, type LedgerCommand, post } from './ledger.ts'
import type { Randomness } from './random.ts'
import { at } from './schema.ts'
import type { Turns } from './turns.ts'

export interface Kernel {
  db: Db
  clock: Clock
  random: Randomness
  /** Keys the hashes by which brands of the group recognise a player; never changed, or they forget. */
  identityKey: string
  /** Scheme, host and port at which players reach a brand: for links in mails. */
  originOf: (brand: string) => string
  /** Tells the outbox that something waits; set by the outbox. */
  wakeOutbox: () => void
  /** Commands of one player, one after the other. */
  turns: Turns
  /** What a brand is and has, by its key. */
  brands: ReadonlyMap<string, BrandSettings>
  /** Who hears of what happens in commands. */
  listeners: Listeners
  /** Tells the delivery of events that one waits; set by the delivery. */
  wakeEvents: () => void
  /**
   * What a caller adds to every command that it runs with a copy of the kernel, for example an entry
   * of the audit log: in the same transaction, once per command; a repetition adds nothing.
   */
  alongside?: (context: CommandContext, result: unknown) => Promise<void>
  /**
   * What has to hold for a player inside every command that is run with a copy of the kernel: asked when
   * the player's row is held, so that nothing changes it before the commit. @throws to refuse.
   */
  within?: Within
}

export type Within = (context: { tx: Tx; now: number; playerId: string }) => Promise<void>

/** What a command's handler works with. Nothing outside `tx` may be written. */
export interface CommandContext {
  tx: Tx
  /** Epoch ms, the same for the whole command. */
  now: number
  random: Randomness
  originOf: Kernel['originOf']
  /** Posts to the ledger; the new balances are pushed to the player when the command commits. */
  post: (command: LedgerCommand) => Promise<string>
  /** Sends a push to every tab of a player when the command commits. */
  push: <C extends PushChannel>(playerId: string, channel: C, data: PushPayload<C>) => void
  /** What a brand is and has. @throws when there is no such brand. */
  settingsOf: (brand: string) => BrandSettings
  /** Says what has happened, to whoever listens inside this command or after its commit. */
  emit: <Name extends EventName>(name: Name, event: Events[Name]) => Promise<void>
  /**
   * Does a part that may fail on its own: then it leaves no trace, and its error is given; null when it
   * held. Throws only what the whole command is repeated for.
   */
  part: (act: (context: CommandContext) => Promise<void>) => Promise<unknown>
}

export interface Command<R> {
  /** `<domain>.<verb>`; part of what an idempotency key stands for. */
  name: string
  /** Whose command it is: serialises commands of one player. */
  playerId: string | null
  /** The key and what it is unique within; null only for commands that the platform itself starts. */
  idempotency: { scope: string; key: string } | null
  /** Everything the outcome depends on; the same key with another input is refused. */
  input: unknown
  /**
   * Goes on with what an earlier command began and somebody else has answered meanwhile, such as a
   * payment: what has to hold for an act to begin is not asked again.
   */
  continues?: true
  handle(context: CommandContext): Promise<R>
}

/** The settings of a brand. @throws when it has none, which only a wrong entry in `BRAND_HOSTS` can bring about. */
export function settingsOf({ brands }: Pick<Kernel, 'brands'>, brand: string): BrandSettings {
  const settings = brands.get(brand)
  if (settings) return settings
  throw new Error(
    `There is no brand '${brand}'. BRAND_HOSTS may name ${[...brands.keys()].join(', ')}.`,
  )
}

const attempts = 4
const serialisationFailures = new Set(['40001', '40P01'])

const isSerialisationFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && serialisationFailures.has(String(error.code))

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

/** The stored answer of an earlier run with this key, or null when this run is the first. */
async function recall<R>(
  tx: Tx,
  command: Command<R>,
  now: number,
): Promise<{ response: R } | null> {
  if (!command.idempotency) return null
  const { scope, key } = command.idempotency
  const inputHash = hashOf(command.input)
  const claimed = await tx
    .insertInto('idempotency')
    .values({
      scope,
      key,
      command: command.name,
      input_hash: inputHash,
      response: null,
      created_at: at(now),
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return null
  const earlier = await tx
    .selectFrom('idempotency')
    .select(['command', 'input_hash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (earlier.command !== command.name || earlier.input_hash !== inputHash) {
    throw new PlatformError(
      'idempotency-conflict',
      'This Idempotency-Key was used for something else. Send a new key with a new request; repeat a key only to repeat the very same request.',
    )
  }
  return { response: earlier.response as R }
}

interface PendingPush {
  playerId: string
  channel: PushChannel
  data: unknown
}

async function writeOutbox(tx: Tx, pushes: PendingPush[], now: number): Promise<void> {
  for (const { playerId, channel, data } of pushes) {
    const { push_seq: seq } = await tx
      .updateTable('player')
      .set((eb) => ({ push_seq: eb('push_seq', '+', 1) }))
      .where('id', '=', playerId)
      .returning('push_seq')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('outbox')
      .values({
        player_id: playerId,
        seq,
        channel,
        data: JSON.stringify(data),
        created_at: at(now),
        published_at: null,
      })
      .execute()
  }
}

async function balancePushes(tx: Tx, players: Set<string>): Promise<PendingPush[]> {
  const pushes: PendingPush[] = []
  for (const playerId of players) {
    const { game_mode: gameMode } = await tx
      .selectFrom('player')
      .select('game_mode')
      .where('id', '=', playerId)
      .executeTakeFirstOrThrow()
    const balance = balanceToWire(await balancesOf(tx, playerId))
    pushes.push({ playerId, channel: 'setBalance', data: { balance, gameMode } })
  }
  return pushes
}

interface Attempt {
  tx: Tx
  now: number
  pushes: PendingPush[]
  /** Players whose balance moved. */
  moved: Set<string>
  /** Called when an event is kept for those who hear of it after the commit. */
  onEventKept: () => void
}

function makeContext(kernel: Kernel, attempted: Attempt): CommandContext {
  const { tx, now, pushes, moved, onEventKept } = attempted
  const context: CommandContext = {
    tx,
    now,
    random: kernel.random,
    originOf: kernel.originOf,
    settingsOf: (brand) => settingsOf(kernel, brand),
    post: (ledgerCommand) => {
      for (const { account } of ledgerCommand.postings) {
        if ('player' in account) moved.add(account.player)
      }
      return post(tx, ledgerCommand, now)
    },
    push: (playerId, channel, data) => pushes.push({ playerId, channel, data }),
    async emit(name, event) {
      if (await emit(kernel, context, name, event)) onEventKept()
    },
    async part(act) {
      const own: PendingPush[] = []
      await sql`savepoint part`.execute(tx)
      try {
        await act(makeContext(kernel, { ...attempted, pushes: own }))
        await sql`release savepoint part`.execute(tx)
        pushes.push(...own)
        return null
      } catch (error) {
        if (isSerialisationFailure(error)) throw error
        await sql`rollback to savepoint part`.execute(tx)
        return error
      }
    },
  }
  return context
}

async function attempt<R>(
  kernel: Kernel,
  command: Command<R>,
  onEventKept: () => void,
): Promise<R> {
  const now = kernel.clock.now()
  return kernel.db.transaction().execute(async (tx) => {
    const earlier = await recall(tx, command, now)
    if (earlier) return earlier.response
    if (command.playerId) {
      await tx
        .selectFrom('player')
        .select('id')
        .where('id', '=', command.playerId)
        .forUpdate()
        .execute()
      if (!command.continues) await kernel.within?.({ tx, now, playerId: command.playerId })
    }
    const pushes: PendingPush[] = []
    const moved = new Set<string>()
    const context = makeContext(kernel, { tx, now, pushes, moved, onEventKept })
    const result = await command.handle(context)
    await kernel.alongside?.(context, result)
    await writeOutbox(tx, [...(await balancePushes(tx, moved)), ...pushes], now)
    if (command.idempotency) {
      await tx
        .updateTable('idempotency')
        .set({ response: JSON.stringify(result ?? null) })
        .where('scope', '=', command.idempotency.scope)
        .where('key', '=', command.idempotency.key)
        .execute()
    }
    return result
  })
}

/**
 * The one way to write: begin, idempotency key and input hash, act, ledger, outbox, commit. A
 * repeated key answers what the first run answered and does nothing; an error leaves no trace, so
 * that the key may be used again. Serialisation failures are tried again, four runs at most.
 * Commands of one player run one after the other.
 * @throws PlatformError idempotency-conflict when the key stands for another input, rate-limited when
 *   too many commands of the player wait.
 */
export function runCommand<R>(kernel: Kernel, command: Command<R>): Promise<R> {
  const { playerId } = command
  return playerId
    ? kernel.turns.take(playerId, () => repeat(kernel, command))
    : repeat(kernel, command)
}

async function repeat<R>(kernel: Kernel, command: Command<R>): Promise<R> {
  for (let run = 1; ; run++) {
    let isEventKept = false
    try {
      const result = await attempt(kernel, command, () => (isEventKept = true))
      kernel.wakeOutbox()
      if (isEventKept) kernel.wakeEvents()
      return result
    } catch (error) {
      if (run >= attempts || !isSerialisationFailure(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, kernel.random.int(20 * run)))
    }
  }
}
