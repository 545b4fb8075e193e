import type { Balance, FreeSpins, PlayRequest, Round, RoundFairness } from '@marquee/contract'
import { beginRound, endRound, type GameModel, mostInFlight, withDrops } from '@marquee/game-math'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { balanceToWire, type Posting } from '@marquee/platform-kernel/ledger'
import { type Minor, minor } from '@marquee/platform-kernel/money'
import { timedId } from '@marquee/platform-kernel/timedId'
import { rngOf, roundToFairness } from '../fairness/rules.ts'
import { takeNonce } from '../fairness/service.ts'
import { currentPairQuestion } from '../fairness/store.ts'
import { freeSpinsFor, takeFreeSpin } from '../free-spins/service.ts'
import { offeredGame } from '../games/catalogue.ts'
import { findModel } from '../games/game.ts'
import { feedNetwork, networkOf, notFed } from '../jackpots/service.ts'
import { keepingDueChecks } from '@marquee/platform-protection/protection/dueCheck'
import { assertMayPlay, noteStake, noteWin } from '@marquee/platform-protection/protection/gate'
import type { PlaySession } from '@marquee/platform-protection/protection/session'
import {
  playSessionQuestion,
  restrictionQuestion,
  standingQuestions,
} from '@marquee/platform-protection/protection/store'
import { deleteDeal, demoToWire, findDeal, insertDeal } from './deals.ts'
import { toEvent } from './events.ts'
import { countRound } from './metrics.ts'
import { refuseTooHigh, tellingMaxStake } from './maxStake.ts'
import {
  abandonedAfterMs,
  type Mode,
  playUnit,
  priceOf,
  refuseTooFast,
  splitCost,
  winCurrency,
} from './rules.ts'
import {
  keepRound,
  keepSettled,
  listOpenSince,
  roundQuestion,
  type RoundRow,
  type RoundsBefore,
  roundsBeforeQuestion,
  roundToWire,
  updateRound,
} from './store.ts'

export interface Caller {
  brand: string
  playerId: string
  idempotency: { scope: string; key: string } | null
}

export interface RoundAnswer {
  round: Round
  balance: Balance
}

export interface PlayAnswer extends RoundAnswer {
  /** Free spins of the game that wait after this one. */
  freeSpins: FreeSpins | null
  /** What it was drawn from. */
  fairness: RoundFairness
}

const house = 'games'

/** Refuses a round beside those that are open, unless its game lets so many be under way together. */
function refuseBeside(
  open: RoundsBefore['open'],
  { gameId, model }: { gameId: number; model: GameModel },
): void {
  const [first] = open
  if (!first) return
  const most = mostInFlight(model)
  const isBeside = open.every((round) => round.gameId === gameId && round.modelId === model.id)
  if (isBeside && open.length < most) return
  const many =
    most > 1 && isBeside ? `${most} rounds are under way, and no more may be: round` : 'Round'
  throw new PlatformError(
    'round-open',
    `${many} ${first.id} of game ${first.gameId} is still open. Show its end and finish it, then play the next one.`,
    { details: [{ path: 'roundId', message: first.id }] },
  )
}

interface Staking {
  id: string
  caller: Caller
  mode: Mode
  request: PlayRequest
  cost: Minor
  /** What of it feeds jackpots. */
  fed: Posting[]
}

/** Pays a round's stake: from the player's balance, or with a free spin, which the brand pays for. */
async function payStake(
  command: CommandContext,
  { id, caller: { brand, playerId }, mode, request, cost, fed }: Staking,
): Promise<{ paid: Minor; freeSpinBonusId: number | null }> {
  const { tx, now } = command
  const games = { house, brand }
  if (request.freeSpin) {
    const freeSpinBonusId = await takeFreeSpin(tx, request, { playerId, mode, now, cost })
    await command.post({
      kind: 'free-spin-stake',
      reference: id,
      playerId,
      postings: [
        { account: { house: 'free-spins', brand, currency: 'entries' }, amount: minor(-cost) },
        { account: { ...games, currency: 'entries' }, amount: cost },
        ...fed,
      ],
    })
    return { paid: minor(0), freeSpinBonusId }
  }
  const parts = splitCost(mode, cost, await command.balancesOf(playerId))
  await command.post({
    kind: 'round-stake',
    reference: id,
    playerId,
    postings: [
      ...parts.flatMap(({ currency, amount }) => [
        { account: { player: playerId, currency }, amount: minor(-amount) },
        { account: { ...games, currency }, amount },
      ]),
      ...fed,
    ],
  })
  return { paid: cost, freeSpinBonusId: null }
}

/**
 * Takes the stake, or one of the free spins that wait, decides the outcome and keeps the round open
 * until its end was shown. The win is known from here on and credited by `finish`. A round of a game that
 * feeds jackpots asks one statement more.
 * @throws PlatformError not-found, invalid-input, round-open, too-fast, stake-too-high,
 * insufficient-funds, or not-available where no free spin waits; what
 * `assertMayPlay` throws when a limit, a reality check, a break or an exclusion stands in the way.
 */
export function play(
  kernel: Kernel,
  settings: BrandSettings,
  caller: Caller,
  request: PlayRequest,
): Promise<PlayAnswer> {
  const { brand, playerId, idempotency } = caller
  const game = offeredGame(settings, request.gameId)
  const model = findModel(game.model)
  const cost = priceOf(model, request)
  const network = networkOf(model)
  const act = () =>
    runCommand(kernel, {
      name: 'rounds.play',
      playerId,
      idempotency,
      input: request,
      knows: { ...standingQuestions, before: roundsBeforeQuestion, pair: currentPairQuestion },
      async handle(command, { before, pair: known, ...standing }) {
        const { tx, now } = command
        const mode = command.gameMode()
        refuseBeside(before.open, { gameId: game.id, model })
        const unit = playUnit(mode)
        if (!request.freeSpin) refuseTooHigh(settings, { game, unit, cost })
        const session = await assertMayPlay(tx, standing, {
          playerId,
          now,
          round: { unit, cost: request.freeSpin ? minor(0) : cost },
        })
        refuseTooFast(before.last, now)
        const id = timedId(now)
        const { postings: fed, drops } = network
          ? await feedNetwork(command, {
              network,
              brand,
              playerId,
              roundId: id,
              unit,
              cost: Number(cost),
            })
          : notFed
        const stake = await payStake(command, { id, caller, mode, request, cost, fed })
        const { pair, nonce } = takeNonce(command, playerId, known)
        const begun = beginRound(model, request, rngOf(pair, nonce))
        const { deal } = begun
        const outcome = withDrops(begun.outcome, drops)
        if (deal) await insertDeal(tx, { id, playerId, gameId: game.id, deal, now })
        const row = keepRound(command, {
          id,
          playerId,
          brand,
          gameId: request.gameId,
          mode,
          cost: stake.paid,
          win: minor(outcome.win),
          outcome,
          freeSpinBonusId: stake.freeSpinBonusId,
          drawn: { pairId: pair.id, nonce },
          now,
        })
        noteStake(command, session, { playerId, unit, cost: stake.paid })
        await command.emit('roundStarted', toEvent(row))
        return {
          round: roundToWire(row),
          balance: balanceToWire(await command.balancesOf(playerId)),
          freeSpins: await freeSpinsFor(tx, { playerId, gameId: request.gameId, mode, now }),
          fairness: roundToFairness(pair, { nonce, outcome, createdAt: now }),
        }
      },
    })
  return tellingMaxStake(kernel, { playerId, gameId: game.id }, () =>
    keepingDueChecks(kernel, playerId, act),
  )
}

/** What a round that settles has to know; the last is for those who listen. */
const settlingKnows = (id: string) => ({
  row: roundQuestion(id),
  session: playSessionQuestion,
  restriction: restrictionQuestion,
})

interface Settling {
  row: RoundRow
  /** The session of play that the win counts for. */
  session: PlaySession | null
}

/** An open round that still waits for a choice ends as the rules of its game say. */
async function endOpen({ tx }: CommandContext, row: RoundRow): Promise<RoundRow> {
  if (row.status !== 'open' || row.outcome.made === undefined) return row
  const held = await findDeal(tx, row.id)
  if (!held || !row.outcome.awaits) return row
  const outcome = endRound(held.deal, held.choices)
  return updateRound(tx, row.id, { cost: minor(row.cost), outcome })
}

/** Credits an open round's win and closes it; a settled one is answered as it is. */
async function settle(
  command: CommandContext,
  brand: string,
  { row: known, session }: Settling,
): Promise<RoundAnswer> {
  const row = await endOpen(command, known)
  const { id, player_id: playerId } = row
  if (row.status === 'open' && row.win > 0n) {
    const currency = winCurrency(row.game_mode)
    await command.post({
      kind: 'round-win',
      reference: id,
      playerId,
      postings: [
        { account: { player: playerId, currency }, amount: minor(row.win) },
        { account: { house, brand, currency }, amount: minor(-row.win) },
      ],
    })
    noteWin(command, session, { playerId, unit: playUnit(row.game_mode), win: row.win })
  }
  const settled = row.status === 'open' ? keepSettled(command, row) : row
  // Its outcome tells all of it by now.
  if (row.outcome.made !== undefined) await deleteDeal(command.tx, id)
  const answer = {
    round: roundToWire(settled),
    balance: balanceToWire(await command.balancesOf(playerId)),
  }
  if (row.status === 'open') command.afterwards(({ metrics }) => countRound(metrics, row))
  // After the answer: what a round brings beside its win is told by pushes, once the game has shown its end.
  if (row.status === 'open') {
    await command.emit('roundSettled', {
      ...toEvent(row),
      win: Number(row.win),
      settledAt: command.now,
    })
  }
  return answer
}

/**
 * Settles a round whose end the player has seen; one that still waits for a choice ends as an abandoned
 * one does. A round is paid once, whatever the keys.
 * @throws PlatformError not-found for a round that is not the player's own.
 */
export const finish = (
  kernel: Kernel,
  { brand, playerId, idempotency }: Caller,
  id: string,
): Promise<RoundAnswer> =>
  runCommand(kernel, {
    name: 'rounds.finish',
    playerId,
    idempotency,
    input: { id },
    knows: settlingKnows(id),
    handle: (command, known) => settle(command, brand, known),
  })

const sweepBatch = 200

/**
 * Settles rounds in which nothing has happened for 15 minutes. Gives how many there were.
 * @throws AggregateError with every failure, after the other rounds are settled.
 */
export async function settleAbandoned(kernel: Kernel): Promise<number> {
  const before = kernel.clock.now() - abandonedAfterMs
  const rows = await listOpenSince(kernel.db, before, sweepBatch)
  const failures: unknown[] = []
  for (const { id, player_id: playerId, brand } of rows) {
    await runCommand(kernel, {
      name: 'rounds.settle-abandoned',
      playerId,
      idempotency: null,
      input: { id },
      knows: settlingKnows(id),
      handle: (command, known) => settle(command, brand, known),
    }).catch((error: unknown) => failures.push(error))
  }
  if (failures.length) {
    throw new AggregateError(
      failures,
      `${failures.length} of ${rows.length} rounds left open were not settled.`,
    )
  }
  return rows.length
}

/**
 * Decides an outcome from the table that real rounds use, without an account or a balance.
 * @throws PlatformError not-found or invalid-input.
 */
export function playDemo(
  kernel: Kernel,
  settings: BrandSettings,
  idempotency: Caller['idempotency'],
  request: PlayRequest,
): Promise<{ round: Round }> {
  const model = findModel(offeredGame(settings, request.gameId).model)
  priceOf(model, request)
  return runCommand(kernel, {
    name: 'rounds.demo',
    playerId: null,
    // Demo answers need not be kept for good: as a guest's they are forgotten after a day.
    idempotency: idempotency && { ...idempotency, scope: `guest:demo:${idempotency.scope}` },
    input: request,
    async handle({ tx, now, random }) {
      const id = timedId(now)
      const demo = { id, gameId: request.gameId, createdAt: now, now }
      const { outcome, deal } = beginRound(model, request, random)
      if (deal) await insertDeal(tx, { ...demo, playerId: null, deal })
      return { round: demoToWire(outcome, demo) }
    },
  })
}
