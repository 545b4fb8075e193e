import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import { drawWinners, writeNumber } from './rules.ts'
import {
  dueRuns,
  findRun,
  type LotteryKey,
  mark,
  saveDraw,
  takeDueRun,
  type TicketRow,
  ticketsInDraw,
  untoldWinners,
} from './store.ts'

/** A ticket that was given before the end may commit after it; so long it is waited for, in ms. */
export const countingTime = 10_000

const batch = 200

const draw = (kernel: Kernel, key: LotteryKey): Promise<void> =>
  runCommand(kernel, {
    name: 'lottery.draw',
    playerId: null,
    idempotency: null,
    input: key,
    async handle({ tx, now, random }) {
      const run = await takeDueRun(tx, key)
      if (!run) return
      const tickets = await ticketsInDraw(tx, key, now)
      const winners = drawWinners(tickets, run.terms, random)
      await saveDraw(tx, key, { winners, among: tickets.length, now })
    },
  })

/** Each winner's in a command of its own: the draw waits for nobody's round. */
const tell = (kernel: Kernel, ticket: TicketRow): Promise<void> => {
  const { id, player_id: playerId, lottery_id: lotteryId, number, place } = ticket
  return runCommand(kernel, {
    name: 'lottery.tell',
    playerId,
    idempotency: null,
    input: { id },
    async handle(command) {
      const { tx, now, push } = command
      if (!(await mark(tx, { id, what: 'told_at', now }))) return
      const { terms } = (await findRun(tx, { brand: ticket.brand, lotteryId })) ?? {}
      await recordInInbox(command, {
        playerId,
        kind: 'lottery',
        key: String(id),
        params: { title: terms?.title ?? '', number: writeNumber(number), place: place ?? 0 },
        ...ticket.prize,
      })
      push(playerId, 'lottery', { kind: 'won', lotteryId, number: writeNumber(number), place })
    },
  })
}

/**
 * Draws lotteries that are over and tells the winners, each once, whichever process comes first: a
 * draw is one transaction, every word to a winner another. What a process leaves behind the next one
 * finishes.
 * @throws AggregateError with every failure, after the rest is done.
 */
export async function settleLotteries(kernel: Kernel): Promise<void> {
  const failures: unknown[] = []
  const keep = (failure: unknown) => failures.push(failure)
  for (const run of await dueRuns(kernel.db, kernel.clock.now() - countingTime, batch))
    await draw(kernel, { brand: run.brand, lotteryId: run.lottery_id }).catch(keep)
  for (const ticket of await untoldWinners(kernel.db, batch)) await tell(kernel, ticket).catch(keep)
  if (failures.length)
    throw new AggregateError(failures, `${failures.length} lotteries or winners were left.`)
}
