import { sql } from 'kysely'
import type { PushEnvelope, ResumeAnswer } from '@marquee/contract'
import type { Kernel } from './command.ts'
import { balancesOf, balanceToWire } from './ledger.ts'
import { at } from './schema.ts'
import { notePush } from './tracing/tracing.ts'

/** Where published pushes go: the sockets of one player, on every process. */
export type Publish = (playerId: string, push: PushEnvelope) => void

export interface Outbox {
  /** Publishes what waits, soon. */
  wake(): void
  stop(): Promise<void>
}

const batch = 500
/** Another process may have written; how long its pushes wait at most, in ms. */
const pollEvery = 500
/** More than this missed, and the state itself is sent. */
const replayLimit = 200

async function publishBatch(
  { db, clock, metrics, tracing }: Kernel,
  publish: Publish,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('outbox')
      .select(['id', 'player_id', 'seq', 'channel', 'data', 'created_at', 'traceparent'])
      .where('published_at', 'is', null)
      .orderBy('id')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute()
    if (!rows.length) return 0
    for (const row of rows) {
      const { channel, traceparent } = row
      const waitedMs = Math.max(0, clock.now() - row.created_at)
      const trace =
        traceparent === null ? undefined : notePush(tracing, { channel, traceparent, waitedMs })
      publish(row.player_id, {
        seq: row.seq,
        channel,
        data: row.data,
        at: row.created_at,
        ...(trace !== undefined && { trace }),
      })
      metrics.pushes.inc({ channel })
      metrics.pushDelay.observe(waitedMs / 1000)
    }
    await tx
      .updateTable('outbox')
      .set({ published_at: at(clock.now()) })
      .where(
        'id',
        'in',
        rows.map((row) => row.id),
      )
      .execute()
    return rows.length
  })
}

/** Takes pushes from the outbox to the sockets: at least once, in order per player. */
export function startOutbox(
  kernel: Kernel,
  publish: Publish,
  onError: (error: unknown) => void,
): Outbox {
  let stopped = false
  let waiting = false
  let running: Promise<void> = Promise.resolve()

  const drain = async () => {
    waiting = false
    while (!stopped && (await publishBatch(kernel, publish)) === batch);
  }
  const wake = () => {
    if (stopped || waiting) return
    waiting = true
    running = running.then(drain).catch(onError)
  }
  const timer = setInterval(wake, pollEvery)
  kernel.wakeOutbox = wake
  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

/** What a connection that last saw `lastSeq` has to be told. */
export async function resume(
  { db }: Kernel,
  playerId: string,
  lastSeq: number,
): Promise<ResumeAnswer> {
  const missed = await db
    .selectFrom('outbox')
    .select(['seq', 'channel', 'data', 'created_at'])
    .where('player_id', '=', playerId)
    .where('seq', '>', lastSeq)
    .orderBy('seq')
    .limit(replayLimit + 1)
    .execute()
  const unbroken = missed.every((row, index) => row.seq === lastSeq + 1 + index)
  if (missed.length <= replayLimit && unbroken) {
    return {
      kind: 'replay',
      pushes: missed.map((row) => ({
        seq: row.seq,
        channel: row.channel,
        data: row.data,
        at: row.created_at,
      })),
    }
  }
  const { push_seq: seq, game_mode: gameMode } = await db
    .selectFrom('player')
    .select(['push_seq', 'game_mode'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return { kind: 'snapshot', seq, gameMode, balance: balanceToWire(await balancesOf(db, playerId)) }
}

/** So long a repeated key gets the first answer, in days; what money did is known for good by the ledger. */
export const answersKeptDays = 90

/**
 * Forgets published pushes older than a day, the numbers stay with the player; keys of acts after 90 days,
 * after which nobody gets an answer any more, and keys and answers of guests after one. Answers go with
 * their month: `dropMonths`.
 */
export async function prune({ db, clock }: Kernel): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('published_at', 'is not', null)
    .where('created_at', '<', at(clock.now() - 86_400_000))
    .execute()
  const before = (days: number) => at(clock.now() - days * 86_400_000)
  await sql`delete from idempotency_key
    where created_at < ${before(answersKeptDays)}
      or (scope like 'guest:%' and created_at < ${before(1)})`.execute(db)
  await sql`delete from idempotency_answer
    where scope like 'guest:%' and created_at < ${before(1)}`.execute(db)
}
