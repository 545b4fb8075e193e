import type { PushChannel, PushPayload } from '@marquee/contract'
import { type OperationNodeSource, sql } from 'kysely'
import type { BrandSettings } from './brandSettings.ts'
import type { Clock } from './clock.ts'
import { type Attempt, balancePushes, known, makeContext } from './commandContext.ts'
import type { Db, Tx } from './database.ts'
import { isSerialisationFailure } from './databaseFailure.ts'
import type { EventName, Events, Listeners } from './events.ts'
import type { Insistence } from './guards.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Outage } from './outage.ts'
import { PlatformError } from './errors.ts'
import { begin, recall } from './idempotency.ts'
import { type Balances, balancesQuestion, type LedgerCommand } from './ledger.ts'
import { type AnswersTo, answersTo, askEach, type Question, type Questions } from './questions.ts'
import type { Randomness } from './random.ts'
import { at, type GameMode } from './schema.ts'
import type { Shared } from './shared.ts'
import { traceparentNow, type Tracing } from './tracing/tracing.ts'
import type { Turns } from './turns.ts'
import { outboxWrites, writeAll } from './writes.ts'

export { settingsOf } from './brandSettings.ts'

/** What hashing a password with argon2id takes. */
export interface PasswordCost {
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
}

export interface Kernel {
  db: Db
  /** What this process counts of itself. */
  metrics: Metrics
  /** Whether the database is there, by what this process has found out. */
  outage: Outage
  /** What spans go to; undefined where nothing is traced. */
  tracing: Tracing | undefined
  clock: Clock
  random: Randomness
  /** What it costs to hash a password; the recommended least unless given. */
  passwordCost?: PasswordCost | undefined
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
   * What was asked beside what commands take themselves, such as the reason that staff gave: a key that
   * comes again with another one is refused.
   */
  asked?: unknown
  /**
   * What has to hold for a player inside every command that is run with a copy of the kernel: asked when
   * the player's row is held, so that nothing changes it before the commit.
   */
  insistences?: readonly Insistence[]
  /** Why nothing new may be done with a copy of the kernel: a command that is repeated answers as at first. */
  refusal?: PlatformError
}

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
  /** Does something when the command has committed, once; for what is counted, not for what has to happen. */
  afterwards: (act: (kernel: Pick<Kernel, 'metrics'>) => void) => void
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

const attempts = 4
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
  const asked = [...Object.values(knows ?? {}), ...insistences.map(({ question }) => question)]
  if (!playerId || !asked.length) return {} as AnswersTo<Asked>
  const told = await askEach(tx, [...asked, balancesQuestion], { playerId, now })
  for (const { question, judge } of insistences) judge(told.get(question), now)
  balances.set(playerId, told.get(balancesQuestion) as Balances)
  for (const [question, answer] of told) known(attempted, question).set(playerId, answer)
  return answersTo((knows ?? {}) as Asked, told)
}

async function attempt<R, Asked extends Questions>(
  kernel: Kernel,
  command: Command<R, Asked>,
  afterwards: Attempt['afterwards'],
  onEventKept: () => void,
): Promise<R> {
  const now = kernel.clock.now()
  return kernel.db.transaction().execute(async (tx) => {
    const { idempotency, playerId } = command
    const { isFirst, gameMode } = await begin(tx, command, now)
    if (idempotency && !isFirst) return (await recall<R>(tx, command, idempotency)).response
    if (kernel.refusal) throw kernel.refusal
    const attempted: Attempt = {
      tx,
      now,
      gameMode,
      pushes: [],
      writes: [],
      balances: new Map(),
      answers: new Map(),
      moved: new Set(),
      afterwards,
      onEventKept,
    }
    const context = makeContext(kernel, attempted)
    const result = await command.handle(context, await askKnown(kernel, command, attempted))
    await kernel.alongside?.(context, result)
    const { moved, pushes, writes } = attempted
    const outbox = [...(await balancePushes(context, moved, playerId)), ...pushes]
    const answered =
      idempotency &&
      sql`insert into idempotency_answer (scope, key, response, created_at)
        values (${idempotency.scope}, ${idempotency.key}, ${JSON.stringify(result ?? null)}, ${at(now)})`
    await writeAll(tx, [
      ...outboxWrites(outbox, now, traceparentNow()),
      ...writes,
      ...(answered ? [answered] : []),
    ])
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
  given: Command<R, Asked>,
): Promise<R> {
  const { playerId } = given
  const command =
    kernel.asked === undefined
      ? given
      : { ...given, input: { input: given.input, asked: kernel.asked } }
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
    const afterwards: Attempt['afterwards'] = []
    try {
      const result = await attempt(kernel, command, afterwards, () => (isEventKept = true))
      kernel.wakeOutbox()
      if (isEventKept) kernel.wakeEvents()
      kernel.metrics.commands.inc({ outcome: 'done' })
      for (const act of afterwards) act(kernel)
      return result
    } catch (error) {
      if (run >= attempts || !isSerialisationFailure(error)) {
        const outcome = error instanceof PlatformError ? 'refused' : 'failed'
        kernel.metrics.commands.inc({ outcome })
        throw error
      }
      kernel.metrics.commandRetries.inc()
      await new Promise((resolve) => setTimeout(resolve, kernel.random.int(20 * run)))
    }
  }
}
