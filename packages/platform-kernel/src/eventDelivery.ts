import { sql } from 'kysely'
import { type Kernel, runCommand } from './command.ts'
import { at } from './schema.ts'

/** The wait before a try, in ms: a second, then twice as long each time, an hour at most. */
const waitBefore = (attempt: number): number => Math.min(1000 * 2 ** (attempt - 1), 3_600_000)

type OnFailure = (error: unknown, context: { event: string; listener: string }) => void

/** Tells the listeners of one player's events, each on its own. */
async function deliverTo(kernel: Kernel, playerId: string, onFailure: OnFailure): Promise<void> {
  const failures: Parameters<OnFailure>[] = []
  await runCommand(kernel, {
    name: 'events.deliver',
    playerId,
    idempotency: null,
    input: { playerId },
    async handle(command) {
      const { tx, now } = command
      failures.length = 0
      const rows = await tx
        .deleteFrom('event')
        .where('id', 'in', (query) =>
          query
            .selectFrom('event')
            .select('id')
            .where('player_id', '=', playerId)
            .where('due_at', '<=', at(now))
            .orderBy('id')
            .limit(batch),
        )
        .returningAll()
        .execute()
      for (const row of rows.toSorted((one, other) => Number(one.id - other.id))) {
        const told = kernel.listeners
          .afterCommit(row.name)
          .filter(({ listener }) => row.listener === null || row.listener === listener)
        // Nearly always all of them hold; if not, each is told on its own.
        const isTold = await command.part(async (part) => {
          for (const { handle } of told) await handle(part, row.data)
        })
        if (isTold === null) continue
        for (const { listener, handle } of told) {
          const failure = await command.part((part) => handle(part, row.data))
          if (failure === null) continue
          failures.push([failure, { event: row.name, listener }])
          const attempts = row.attempts + 1
          await tx
            .insertInto('event')
            .values({
              name: row.name,
              listener,
              player_id: playerId,
              data: JSON.stringify(row.data),
              created_at: at(row.created_at),
              due_at: at(now + waitBefore(attempts)),
              attempts,
            })
            .execute()
        }
      }
    },
  })
  for (const failure of failures) onFailure(...failure)
}

const batch = 200
/** Another process may have written, and what failed becomes due; in ms. */
const pollEvery = 500
/** How many players are told at once, each on a connection. */
const beside = 4

async function playersWaiting({ db, clock }: Kernel): Promise<string[]> {
  const { rows } = await sql<{ player_id: string }>`
    select distinct player_id
    from (
      select player_id from event where due_at <= ${at(clock.now())} order by id limit ${batch}
    ) as due`.execute(db)
  return rows.map((row) => row.player_id)
}

export interface EventDelivery {
  /** Delivers what waits, soon. */
  wake(): void
  /** Resolves once nothing that is due waits any more. */
  idle(): Promise<void>
  /** Lets those who are being told hear it out; what waits is left to other processes. */
  stop(): Promise<void>
}

/**
 * Tells listeners after the commit: at least once asked, exactly once done, since the event is deleted in
 * the transaction in which it is handled.
 */
export function startEvents(
  kernel: Kernel,
  onError: (error: unknown) => void,
  onFailure: OnFailure,
): EventDelivery {
  let isStopped = false
  let isWaiting = false
  let running: Promise<void> = Promise.resolve()

  const drain = async () => {
    isWaiting = false
    for (;;) {
      const players = isStopped ? [] : await playersWaiting(kernel)
      if (!players.length) return
      const next = players.values()
      const deliver = async () => {
        for (const playerId of next) {
          if (isStopped) return
          await deliverTo(kernel, playerId, onFailure)
        }
      }
      await Promise.all(Array.from({ length: beside }, deliver))
    }
  }
  const wake = () => {
    if (isStopped || isWaiting) return
    isWaiting = true
    running = running.then(drain).catch(onError)
  }
  const timer = setInterval(wake, pollEvery)
  kernel.wakeEvents = wake
  wake()
  return {
    wake,
    async idle() {
      wake()
      await running
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
