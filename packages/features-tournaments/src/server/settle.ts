import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { makeDueWork } from '@marquee/platform-kernel/dueWork'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import { creditPrize } from '@marquee/platform-draws/credit'
import { restrictionQuestion } from '@marquee/platform-protection/protection/store'
import { dueRuns, type EntryRow, givePlaces, markPaid, takeDueRun, unpaidPrizes } from './store.ts'

/** What has begun before the end may commit after it; so long it is waited for, in ms. */
export const countingTime = 10_000

const batch = 200

const settleRun = (kernel: Kernel, brand: string, historyId: number): Promise<void> =>
  runCommand(kernel, {
    name: 'tournaments.settle',
    playerId: null,
    idempotency: null,
    input: { brand, historyId },
    async handle({ tx, now }) {
      const run = await takeDueRun(tx, { brand, historyId })
      if (run) await givePlaces(tx, run, now)
    },
  })

/** Writes down the place and its prize, for whoever was not there when the tournament ended. */
async function tellOfPlace(command: CommandContext, entry: EntryRow): Promise<void> {
  const { brand, history_id: historyId, player_id: playerId, prize, place } = entry
  const { terms } = await command.tx
    .selectFrom('tournament_run')
    .select('terms')
    .where('brand', '=', brand)
    .where('history_id', '=', historyId)
    .executeTakeFirstOrThrow()
  await recordInInbox(command, {
    playerId,
    kind: 'tournament',
    key: String(historyId),
    params: { title: terms.title, place: place ?? 0 },
    ...prize,
  })
}

/** Each winner's in a command of its own: a prize waits for nobody's round but the winner's. */
const pay = (kernel: Kernel, entry: EntryRow): Promise<void> => {
  const { brand, history_id: historyId, player_id: playerId, prize, place, points, rounds } = entry
  return runCommand(kernel, {
    name: 'tournaments.pay',
    playerId,
    idempotency: null,
    input: { brand, historyId },
    async handle(command) {
      if (!prize || (await command.ask(restrictionQuestion, playerId))) return
      if (!(await markPaid(command.tx, { brand, historyId, playerId }, command.now))) return
      await creditPrize(command, {
        playerId,
        brand,
        kind: 'tournament',
        reference: `${playerId}:${historyId}`,
        prize,
      })
      await tellOfPlace(command, entry)
      command.push(playerId, 'tournament', { historyId, points, place, roundsPlayed: rounds })
    },
  })
}

/**
 * Gives the places of tournaments that are over and credits their prizes, each once, whichever
 * process comes first: the places with a run in one transaction, every prize in another. What a
 * process leaves behind the next one finishes. During a break or an exclusion a prize waits (RP-02).
 * @param stopping is aborted once the process ends: what is not begun then is left.
 * @throws AggregateError with every failure, after the rest is done.
 */
export async function settleTournaments(kernel: Kernel, stopping?: AbortSignal): Promise<void> {
  const work = makeDueWork(stopping)
  await work.each(await dueRuns(kernel.db, kernel.clock.now() - countingTime, batch), (run) =>
    settleRun(kernel, run.brand, run.history_id),
  )
  await work.each(await unpaidPrizes(kernel.db, kernel.clock.now(), batch), (entry) =>
    pay(kernel, entry),
  )
  work.end('Tournaments or prizes')
}
