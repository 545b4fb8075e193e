import { createHash } from 'node:crypto'
import type { PushChannel, PushPayload } from '@marquee/contract'
import { type OperationNodeSource, sql } from 'kysely'
import type { BrandSettings } from './brandSettings.ts'
import type { Clock } from './clock.ts'
import type { Db, Tx } from './database.ts'
import { PlatformError } from './errors.ts'
import { emit, type EventName, type Events, type Listeners } from './events.ts'
import type { Insistence } from './guards.ts'
import {
  type Balances,
  balancesOf,
  balancesQuestion,
  balanceToWire,
  type LedgerCommand,
  post,
} from './ledger.ts'
import { type AnswersTo, askAll, askOne, type Question, type Questions } from './questions.ts'
import type { Randomness } from './random.ts'
import { at } from './schema.ts'
import type { Shared } from './shared.ts'
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
  /** What was read for everybody. */
  shared: Shared
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
   * the player's row is held, so that nothing changes it before the commit.
   */
  insistences?: readonly Insistence[]
}

type GameMode = 'SweepStakes' | 'TournamentPoints'

/** What a command's handler works with. Nothing outside `tx` may be written. */
export interface CommandContext {
  tx: Tx
  /** Epoch ms, the same for the whole command. */
  now: number
  random: Randomness
  originOf: Kernel['originOf']
  /** Posts to the ledger; the new balances are pushed to the player when the command commits. */
  post: (command: LedgerCommand) => Promise<string>
  /** A player's four balances, in minor units, with what this command has posted. Read once. */
  balancesOf: (playerId: string) => Promise<Balances>
  /**
   * Asks something of a player, once in a command: what the command itself writes in between is not
   * asked again.
   */
  ask: <Answer>(question: Question<Answer>, playerId: string) => Promise<Answer>
  /** Coins or entries: what the command's player plays with. @throws where the command is nobody's. */
  gameMode: () => GameMode
  /**
   * Writes what nothing in this command or part reads back, all of it in one statement at its end. Two
   * writes may not touch the same row.
   */
  write: (query: OperationNodeSource) => void
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

export interface Command<R, Asked extends Questions = Record<never, never>> {
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
  /**
   * What it has to know of its player: asked when the player's row is held, in one statement with what
   * guards insist on. Only for commands that have a player.
   */
  knows?: Asked
  handle(context: CommandContext, known: AnswersTo<Asked>): Promise<R>
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

interface Stored {
  command: string
  input_hash: string
  response: unknown
}

/** The answer that an earlier run with this key has given. @throws idempotency-conflict. */
async function recall<R>(
  tx: Tx,
  command: Pick<Command<R>, 'name' | 'input'>,
  { scope, key }: { scope: string; key: string },
): Promise<{ response: R }> {
  const earlier: Stored = await tx
    .selectFrom('idempotency')
    .select(['command', 'input_hash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (earlier.command !== command.name || earlier.input_hash !== hashOf(command.input)) {
    throw new PlatformError(
      'idempotency-conflict',
      'This Idempotency-Key was used for something else. Send a new key with a new request; repeat a key only to repeat the very same request.',
    )
  }
  return { response: earlier.response as R }
}

interface Held {
  game_mode: GameMode | null
}

type Begun = Pick<Command<unknown>, 'name' | 'input' | 'idempotency' | 'playerId'>

/**
 * Holds the player's row and takes the key, in one statement. The row comes first: whoever had to wait
 * for it finds the key taken.
 */
async function begin(
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
          insert into idempotency (scope, key, command, input_hash, created_at)
          select ${idempotency.scope}, ${idempotency.key}, ${name}, ${hashOf(input)}, ${at(now)} from held
          on conflict (scope, key) do nothing
          returning (select game_mode from held)`
      : held
  ).execute(tx)
  const [first] = rows
  return { isFirst: first !== undefined, gameMode: first?.game_mode ?? null }
}

interface PendingPush {
  playerId: string
  channel: PushChannel
  data: unknown
}

/**
 * Numbers pushes by their players' own counts and keeps them for the outbox, in one statement for all
 * players that they go to.
 */
function outboxWrites(pushes: readonly PendingPush[], now: number): OperationNodeSource[] {
  if (!pushes.length) return []
  const counts = new Map<string, number>()
  const rows = pushes.map(({ playerId, channel, data }, index) => {
    const nth = (counts.get(playerId) ?? 0) + 1
    counts.set(playerId, nth)
    return sql`(${index}::int, ${playerId}::uuid, ${nth}::int, ${channel}::text, ${JSON.stringify(data)}::jsonb)`
  })
  const players = [...counts].map(([id, count]) => sql`(${id}::uuid, ${count}::int)`)
  return [
    sql`update player set push_seq = push_seq + told.count
      from (values ${sql.join(players)}) as told (id, count)
      where player.id = told.id
      returning player.id, push_seq - told.count as before`,
    sql`insert into outbox (player_id, seq, channel, data, created_at)
      select p.player_id, n.before + p.nth, p.channel, p.data, ${at(now)}
      from (values ${sql.join(rows)}) as p (place, player_id, nth, channel, data)
      join w0 n on n.id = p.player_id
      order by p.place`,
  ]
}

/** Runs writes in one statement; a later one may read what `w0`, `w1` ... of those before return. */
async function writeAll(tx: Tx, writes: readonly OperationNodeSource[]): Promise<void> {
  const last = writes.at(-1)
  if (!last) return
  const earlier = writes
    .slice(0, -1)
    .map((write, index) => sql`${sql.ref(`w${index}`)} as (${write})`)
  await (earlier.length ? sql`with ${sql.join(earlier)} ${last}` : sql`${last}`).execute(tx)
}

interface Attempt {
  tx: Tx
  now: number
  gameMode: GameMode | null
  pushes: PendingPush[]
  writes: OperationNodeSource[]
  /** Balances that were read, with what was posted since. */
  balances: Map<string, Balances>
  /** What was asked of players. */
  answers: Map<Question<unknown>, Map<string, unknown>>
  /** Players whose balance moved. */
  moved: Set<string>
  /** Called when an event is kept for those who hear of it after the commit. */
  onEventKept: () => void
}

function answersTo({ answers }: Attempt, question: Question<unknown>): Map<string, unknown> {
  const known = answers.get(question) ?? new Map<string, unknown>()
  answers.set(question, known)
  return known
}

function makeContext(kernel: Kernel, attempted: Attempt): CommandContext {
  const { tx, now, pushes, writes, balances, moved, onEventKept } = attempted
  const context: CommandContext = {
    tx,
    now,
    random: kernel.random,
    originOf: kernel.originOf,
    settingsOf: (brand) => settingsOf(kernel, brand),
    async post(ledgerCommand) {
      for (const { account } of ledgerCommand.postings) {
        if ('player' in account) moved.add(account.player)
      }
      const { id, after } = await post(tx, ledgerCommand, now)
      for (const { player, currency, balance } of after) {
        const known = balances.get(player)
        if (known) known[currency] = balance
      }
      return id
    },
    async balancesOf(playerId) {
      const known = balances.get(playerId) ?? (await balancesOf(tx, playerId))
      balances.set(playerId, known)
      return { ...known }
    },
    async ask(question, playerId) {
      const known = answersTo(attempted, question)
      if (!known.has(playerId)) known.set(playerId, await askOne(tx, question, { playerId, now }))
      return known.get(playerId) as never
    },
    gameMode() {
      if (attempted.gameMode) return attempted.gameMode
      throw new Error('This command has no player, and so no mode of play.')
    },
    write: (query) => void writes.push(query),
    push: (playerId, channel, data) => pushes.push({ playerId, channel, data }),
    async emit(name, event) {
      if (await emit(kernel, context, name, event)) onEventKept()
    },
    async part(act) {
      const own: Pick<Attempt, 'pushes' | 'writes' | 'balances'> = {
        pushes: [],
        writes: [],
        balances: new Map([...balances].map(([id, known]) => [id, { ...known }])),
      }
      await sql`savepoint part`.execute(tx)
      try {
        await act(makeContext(kernel, { ...attempted, ...own }))
        await writeAll(tx, own.writes)
        await sql`release savepoint part`.execute(tx)
        pushes.push(...own.pushes)
        for (const [id, known] of own.balances) balances.set(id, known)
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

async function balancePushes(context: CommandContext, moved: Set<string>, own: string | null) {
  const pushes: PendingPush[] = []
  for (const playerId of moved) {
    const gameMode =
      playerId === own
        ? context.gameMode()
        : (
            await context.tx
              .selectFrom('player')
              .select('game_mode')
              .where('id', '=', playerId)
              .executeTakeFirstOrThrow()
          ).game_mode
    const balance = balanceToWire(await context.balancesOf(playerId))
    pushes.push({ playerId, channel: 'setBalance', data: { balance, gameMode } })
  }
  return pushes
}

/** Asks what the command has to know, and judges what guards insist on. */
async function askKnown<R, Asked extends Questions>(
  kernel: Kernel,
  { playerId, continues, knows }: Command<R, Asked>,
  attempted: Attempt,
): Promise<AnswersTo<Asked>> {
  const { tx, now, balances } = attempted
  const insistences = continues
    ? []
    : (kernel.insistences ?? []).filter((insistence) => insistence.playerId === playerId)
  const names = Object.keys(knows ?? {})
  if (!playerId || insistences.length + names.length === 0) return {} as AnswersTo<Asked>
  const asked: Questions = {
    ...knows,
    ...Object.fromEntries(insistences.map(({ question }, index) => [`guard ${index}`, question])),
    balances: balancesQuestion,
  }
  const { balances: read, ...known } = await askAll(tx, asked, { playerId, now })
  for (const [index, { judge }] of insistences.entries()) judge(known[`guard ${index}`], now)
  balances.set(playerId, read as Balances)
  for (const [name, question] of Object.entries(knows ?? {}))
    answersTo(attempted, question).set(playerId, known[name])
  for (const [index, { question }] of insistences.entries())
    answersTo(attempted, question).set(playerId, known[`guard ${index}`])
  return known as AnswersTo<Asked>
}

async function attempt<R, Asked extends Questions>(
  kernel: Kernel,
  command: Command<R, Asked>,
  onEventKept: () => void,
): Promise<R> {
  const now = kernel.clock.now()
  return kernel.db.transaction().execute(async (tx) => {
    const { idempotency, playerId } = command
    const { isFirst, gameMode } = await begin(tx, command, now)
    if (idempotency && !isFirst) return (await recall<R>(tx, command, idempotency)).response
    const attempted: Attempt = {
      tx,
      now,
      gameMode,
      pushes: [],
      writes: [],
      balances: new Map(),
      answers: new Map(),
      moved: new Set(),
      onEventKept,
    }
    const context = makeContext(kernel, attempted)
    const result = await command.handle(context, await askKnown(kernel, command, attempted))
    await kernel.alongside?.(context, result)
    const { moved, pushes, writes } = attempted
    const outbox = [...(await balancePushes(context, moved, playerId)), ...pushes]
    const answered =
      idempotency &&
      sql`update idempotency set response = ${JSON.stringify(result ?? null)}
        where scope = ${idempotency.scope} and key = ${idempotency.key}`
    await writeAll(tx, [...outboxWrites(outbox, now), ...writes, ...(answered ? [answered] : [])])
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
export function runCommand<R, Asked extends Questions = Record<never, never>>(
  kernel: Kernel,
  command: Command<R, Asked>,
): Promise<R> {
  const { playerId } = command
  return playerId
    ? kernel.turns.take(playerId, () => repeat(kernel, command))
    : repeat(kernel, command)
}

async function repeat<R, Asked extends Questions>(
  kernel: Kernel,
  command: Command<R, Asked>,
): Promise<R> {
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
