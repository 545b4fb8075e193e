import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { type DueWork, makeDueWork } from '@marquee/platform-kernel/dueWork'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import { drawWinners, writeNumber } from './rules.ts'
import {
  dueRuns,
  type LotteryKey,
  markDraw,
  markRunTold,
  type RunRow,
  saveDraw,
  takeDueRun,
  ticketsInDraw,
  untoldHolders,
  untoldRuns,
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

/**
 * Each player's in a command of its own: the draw waits for nobody's round. All who had tickets read
 * the same, that it was made: what became of theirs they see played.
 */
const tell = (kernel: Kernel, run: RunRow, playerId: string): Promise<void> => {
  const { brand, lottery_id: lotteryId, terms } = run
  return runCommand(kernel, {
    name: 'lottery.tell',
    playerId,
    idempotency: null,
    input: { lotteryId },
    async handle(command) {
      const { tx, now, push } = command
      const tickets = await markDraw(
        tx,
        { brand, lotteryId },
        {
          playerId,
          what: 'told_at',
          now,
        },
      )
      if (!tickets.length) return
      await recordInInbox(command, {
        playerId,
        kind: 'lottery',
        key: `draw-${lotteryId}`,
        params: { title: terms.title },
      })
      for (const { number, place } of tickets)
        if (place !== null)
          push(playerId, 'lottery', { kind: 'won', lotteryId, number: writeNumber(number), place })
    },
  })
}

/** Tells a batch of those who had tickets in a draw; once nobody is left, that is noted. */
async function tellOf(kernel: Kernel, run: RunRow, work: DueWork): Promise<void> {
  const key = { brand: run.brand, lotteryId: run.lottery_id }
  const now = kernel.clock.now()
  const holders = await untoldHolders(kernel.db, { ...key, limit: batch, now })
  await work.each(holders, (playerId) => tell(kernel, run, playerId))
  if (!holders.length) await markRunTold(kernel.db, key, now)
}

/**
 * Draws lotteries that are over and tells who had tickets, each once, whichever process comes first: a
 * draw is one transaction, every word to a player another. What a process leaves behind the next one
 * finishes.
 * @param stopping is aborted once the process ends: what is not begun then is left.
 * @throws AggregateError with every failure, after the rest is done.
 */
export async function settleLotteries(kernel: Kernel, stopping?: AbortSignal): Promise<void> {
  const work = makeDueWork(stopping)
  await work.each(await dueRuns(kernel.db, kernel.clock.now() - countingTime, batch), (run) =>
    draw(kernel, { brand: run.brand, lotteryId: run.lottery_id }),
  )
  await work.each(await untoldRuns(kernel.db, batch), (run) => tellOf(kernel, run, work))
  work.end('Draws or words to players')
}
