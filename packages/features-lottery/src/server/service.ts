import type { Prize } from '@marquee/contract'
import type {
  Lottery,
  LotteryDetails,
  LotteryLeader,
  LotteryTicket,
  LotteryTickets,
} from '../contract/schemas.ts'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { LotterySettings } from './settings.ts'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { isRunning, type Period } from '@marquee/platform-campaigns/campaigns/period'
import { creditPrize } from '@marquee/platform-draws/credit'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { maskPlayer } from '@marquee/platform-play/winners/rules'
import { giveTicket } from './give.ts'
import type { LotteryTerms } from './migrations.ts'
import {
  anyChanceOf,
  chancesOf,
  dayOf,
  lotteryAt,
  nextFreeAt,
  progressOn,
  termsOf,
  writeNumber,
} from './rules.ts'
import {
  countTickets,
  findDaily,
  findProgress,
  findRun,
  findTicket,
  lastRun,
  leadersOf,
  markDraw,
  markTaken,
  type RunRow,
  type TicketRow,
  ticketsOf,
  winnersOf,
} from './store.ts'

type Brand = Pick<BrandSettings, 'key' | 'lottery'>

/** So many who have the most tickets are listed, and so many winners. */
const listed = { leaders: 10, winners: 100 }

/** Nothing runs for a player who takes a break; a guest takes none. */
const isResting = async (db: Db | Tx, playerId: string | null, now: number): Promise<boolean> =>
  playerId !== null && (await runningRestriction(db, playerId, now)) !== null

const lotteryToWire = (
  lottery: Pick<Lottery, 'id' | 'startedAt' | 'finishedAt' | 'drawn' | 'ticketsCount'>,
  { title, prizes }: LotteryTerms,
): Lottery => {
  const chances = chancesOf(prizes, lottery.ticketsCount)
  return {
    ...lottery,
    title,
    prizes: prizes.map(({ winners, coins, entries }, index) => ({
      place: index + 1,
      winners,
      prize: { coins, entries },
      chance: chances[index] ?? 0,
    })),
  }
}

async function runningToWire(
  db: Db | Tx,
  brand: string,
  { settings, period, now }: { settings: LotterySettings; period: Period; now: number },
): Promise<Lottery> {
  const key = { brand, lotteryId: period.number }
  const { startedAt, finishedAt } = period
  const ticketsCount = await countTickets(db, key, now)
  const run = await findRun(db, key)
  return lotteryToWire(
    { id: period.number, startedAt, finishedAt, drawn: false, ticketsCount },
    run?.terms ?? termsOf(settings),
  )
}

async function runToWire(db: Db, run: RunRow, now: number): Promise<Lottery> {
  const { brand, lottery_id: id, started_at: startedAt, finished_at: finishedAt, terms } = run
  const ticketsCount = run.drawn_among ?? (await countTickets(db, { brand, lotteryId: id }, now))
  const drawn = run.drawn_at !== null
  return lotteryToWire({ id, startedAt, finishedAt, drawn, ticketsCount }, terms)
}

/** When the next lottery begins; null while one runs. */
const nextStart = (period: Period, now: number): number | null => {
  if (isRunning(period, now)) return null
  return now < period.startedAt ? period.startedAt : period.nextAt
}

/** The lottery that runs and the last one (CALL-53). During a break none runs. */
export const lotteryDetails = onceInRequest(
  async (
    { db, clock }: Kernel,
    { key: brand, lottery: settings }: Brand,
    playerId: string | null,
  ): Promise<LotteryDetails> => {
    const now = clock.now()
    const ended = await lastRun(db, brand, now)
    const last = ended ? await runToWire(db, ended, now) : null
    const period = settings && lotteryAt(settings, now)
    if (!period || (await isResting(db, playerId, now)))
      return { current: null, last, nextStartsAt: null, rule: null }
    const { roundsPerTicket, ticketsPerDay } = settings
    return {
      current: isRunning(period, now)
        ? await runningToWire(db, brand, { settings, period, now })
        : null,
      last,
      nextStartsAt: nextStart(period, now),
      rule: { roundsPerTicket, ticketsPerDay },
    }
  },
)

/** Whether a lottery runs for whoever is there, and until when (LOTTERY-02); null while none does. */
export async function promoLotteryTeaser(
  { db, clock }: Kernel,
  { lottery: settings }: Brand,
  playerId: string | null,
): Promise<{ finishedAt: number } | null> {
  const now = clock.now()
  const period = settings && lotteryAt(settings, now)
  if (!period || !isRunning(period, now) || (await isResting(db, playerId, now))) return null
  return { finishedAt: period.finishedAt }
}

/**
 * Who has won in a lottery, and before its draw who has the most tickets (CALL-54).
 * @throws PlatformError not-found for a lottery that has not begun, or that the brand never had.
 */
export async function lotteryLeaders(
  { db, clock }: Kernel,
  { key: brand, lottery: settings }: Brand,
  { lotteryId, playerId }: { lotteryId: number; playerId: string | null },
): Promise<LotteryLeader[]> {
  const now = clock.now()
  const key = { brand, lotteryId }
  const run = await findRun(db, key)
  if (!run) {
    const period = settings && lotteryAt(settings, now)
    const begun = period && now >= period.startedAt ? period.number : 0
    if (lotteryId <= begun) return []
    throw new PlatformError(
      'not-found',
      `There is no lottery ${lotteryId}. GET /rest/promo-events/lottery/details/ tells which ones there are.`,
    )
  }
  if (run.drawn_at === null) {
    const leaders = await leadersOf(db, { ...key, limit: listed.leaders, now })
    return leaders.map(({ login, tickets, ...leader }, index) => ({
      place: index + 1,
      player: maskPlayer(login),
      isOwn: leader.playerId === playerId,
      tickets,
      number: null,
      prize: null,
    }))
  }
  const winners = await winnersOf(db, { ...key, limit: listed.winners })
  return winners.map(({ login, tickets, number, place, prize, ...winner }) => ({
    place: place ?? 0,
    player: maskPlayer(login),
    isOwn: winner.playerId === playerId,
    tickets,
    number: writeNumber(number),
    prize,
  }))
}

const ticketToWire = (row: TicketRow, isPlayed = true): LotteryTicket => ({
  id: row.id,
  lotteryId: row.lottery_id,
  number: writeNumber(row.number),
  source: row.source,
  givenAt: row.given_at,
  place: row.place,
  prize: row.prize,
  isRewardTaken: row.taken_at !== null,
  isSeen: row.seen_at !== null || row.taken_at !== null || !isPlayed,
})

/** A player's tickets and how the next ones come (CALL-55). During a break none come. */
export const lotteryTickets = onceInRequest(
  async (
    db: Db | Tx,
    { key: brand, lottery: settings }: Brand,
    { playerId, now }: { playerId: string; now: number },
  ): Promise<LotteryTickets> => {
    const period = settings && lotteryAt(settings, now)
    const running = period && isRunning(period, now) ? period : null
    const ended = await lastRun(db, brand, now)
    const lotteries = [running?.number, ended?.lottery_id].flatMap((id) => id ?? [])
    const tickets = (await ticketsOf(db, { playerId, lotteries })).map((row) =>
      ticketToWire(row, lotteries.includes(row.lottery_id)),
    )
    if (!settings || !running || (await isResting(db, playerId, now)))
      return { tickets, chance: 0, earning: null }
    const key = { brand, lotteryId: running.number }
    const { terms } = (await findRun(db, key)) ?? { terms: termsOf(settings) }
    const own = tickets.filter(({ lotteryId }) => lotteryId === running.number).length
    const day = dayOf(now)
    const progress = progressOn(
      { lotteryId: running.number, day },
      await findProgress(db, playerId),
    )
    return {
      tickets,
      chance: anyChanceOf(terms.prizes, { own, tickets: await countTickets(db, key, now) }),
      earning: {
        rounds: progress.rounds,
        left: Math.max(0, settings.ticketsPerDay - progress.day_tickets),
        isFreeReady: !(await findDaily(db, { playerId, day })),
        nextFreeAt: nextFreeAt(running, now),
      },
    }
  },
)

interface Asked {
  playerId: string
  idempotency: { scope: string; key: string } | null
}

/**
 * Gives a player the free ticket of a day, once, whatever the keys.
 * @throws PlatformError already-claimed until the next day, not-available while no lottery runs.
 */
export function takeFreeTicket(
  kernel: Kernel,
  brand: Brand,
  { playerId, idempotency }: Asked,
): Promise<{ ticket: LotteryTicket; lottery: LotteryTickets }> {
  return runCommand(kernel, {
    name: 'lottery.take-free-ticket',
    playerId,
    idempotency,
    input: {},
    async handle(command) {
      const { tx, now } = command
      const { key, lottery: settings } = brand
      const lottery = settings && lotteryAt(settings, now)
      if (!lottery || !isRunning(lottery, now)) {
        throw new PlatformError(
          'not-available',
          lottery
            ? `No lottery runs. The next one begins at ${new Date(nextStart(lottery, now) ?? now).toISOString()}.`
            : 'This brand has no lottery.',
        )
      }
      if (await findDaily(tx, { playerId, day: dayOf(now) })) {
        throw new PlatformError(
          'already-claimed',
          'The free ticket of today was taken before. The next one comes at midnight, UTC.',
        )
      }
      const source = 'daily'
      const ticket = await giveTicket(command, { playerId, brand: key, settings, lottery, source })
      return {
        ticket: ticketToWire(ticket),
        lottery: await lotteryTickets(tx, brand, { playerId, now }),
      }
    },
  })
}

/**
 * Notes that a player saw the draw of a lottery played: it is not played for them again, on any device.
 * @throws PlatformError not-found for a lottery in which the brand gave no tickets, not-available for
 * one that is not drawn yet.
 */
export function seeDraw(
  kernel: Kernel,
  brand: Brand,
  { id, playerId, idempotency }: Asked & { id: number },
): Promise<LotteryTickets> {
  return runCommand(kernel, {
    name: 'lottery.see-draw',
    playerId,
    idempotency,
    input: { id },
    async handle({ tx, now }) {
      const key = { brand: brand.key, lotteryId: id }
      const run = await findRun(tx, key)
      if (!run) {
        throw new PlatformError(
          'not-found',
          `There is no lottery ${id} with tickets. GET /rest/promo-events/lottery/details/ tells which ones there are.`,
        )
      }
      if (run.drawn_at === null)
        throw new PlatformError('not-available', `Lottery ${id} is not drawn yet.`)
      await markDraw(tx, key, { playerId, what: 'seen_at', now })
      return lotteryTickets(tx, brand, { playerId, now })
    },
  })
}

/**
 * Credits what a ticket has won (CALL-56), once, whatever the keys; it waits for good.
 * @throws PlatformError not-found for no ticket of the player's, not-available for one that has won
 * nothing, or nothing yet, already-claimed for one whose reward was taken.
 */
export function takeReward(
  kernel: Kernel,
  { key: brand }: Brand,
  { id, playerId, idempotency }: Asked & { id: number },
): Promise<{ prize: Prize; ticket: LotteryTicket }> {
  return runCommand(kernel, {
    name: 'lottery.take-reward',
    playerId,
    idempotency,
    input: { id },
    async handle(command) {
      const { tx, now, push } = command
      const ticket = await findTicket(tx, { id, playerId })
      if (!ticket) {
        throw new PlatformError(
          'not-found',
          `There is no ticket ${id}. GET /rest/promo-events/lottery/player-tickets/ lists the player’s.`,
        )
      }
      const { prize, place, lottery_id: lotteryId } = ticket
      const number = writeNumber(ticket.number)
      if (!prize) {
        throw new PlatformError('not-available', `Ticket ${number} has won nothing to be taken.`)
      }
      if (!(await markTaken(tx, { id, now }))) {
        throw new PlatformError(
          'already-claimed',
          `The reward of ticket ${number} was taken before.`,
        )
      }
      await creditPrize(command, { playerId, brand, kind: 'lottery', reference: `${id}`, prize })
      push(playerId, 'lottery', { kind: 'taken', lotteryId, number, place })
      return { prize, ticket: ticketToWire({ ...ticket, taken_at: now }) }
    },
  })
}
