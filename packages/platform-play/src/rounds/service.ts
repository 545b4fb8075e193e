import type { FreeSpins, PlayRequest, Round, RoundFairness } from '@marquee/contract'
import { beginRound, withDrops } from '@marquee/game-math'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { makeDueWork } from '@marquee/platform-kernel/dueWork'
import { balanceToWire } from '@marquee/platform-kernel/ledger'
import { minor } from '@marquee/platform-kernel/money'
import { timedId } from '@marquee/platform-kernel/timedId'
import { rngOf, roundToFairness } from '../fairness/rules.ts'
import { takeNonce } from '../fairness/service.ts'
import { currentPairQuestion } from '../fairness/store.ts'
import { freeSpinsFor } from '../free-spins/service.ts'
import { offeredGame } from '../games/catalogue.ts'
import { findModel } from '../games/game.ts'
import { feedNetwork, networkOf, notFed } from '../jackpots/service.ts'
import { keepingDueChecks } from '@marquee/platform-protection/protection/dueCheck'
import { assertMayPlay, noteStake } from '@marquee/platform-protection/protection/gate'
import { standingQuestions } from '@marquee/platform-protection/protection/store'
import { demoToWire, insertDeal } from './deals.ts'
import { toEvent } from './events.ts'
import { refuseTooHigh, tellingMaxStake } from './maxStake.ts'
import { abandonedAfterMs, playUnit, priceOf, refuseTooFast } from './rules.ts'
import { type RoundAnswer, settle, settlingKnows } from './settling.ts'
import { type Caller, payStake, refuseBeside } from './staking.ts'
import { keepRound, listOpenSince, roundsBeforeQuestion, roundToWire } from './store.ts'

export interface PlayAnswer extends RoundAnswer {
  /** Free spins of the game that wait after this one. */
  freeSpins: FreeSpins | null
  /** What it was drawn from. */
  fairness: RoundFairness
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
 * @param stopping is aborted once the process ends: what is not begun then is left.
 * @throws AggregateError with every failure, after the other rounds are settled.
 */
export async function settleAbandoned(kernel: Kernel, stopping?: AbortSignal): Promise<number> {
  const before = kernel.clock.now() - abandonedAfterMs
  const rows = await listOpenSince(kernel.db, before, sweepBatch)
  const work = makeDueWork(stopping)
  await work.each(rows, ({ id, player_id: playerId, brand }) =>
    runCommand(kernel, {
      name: 'rounds.settle-abandoned',
      playerId,
      idempotency: null,
      input: { id },
      knows: settlingKnows(id),
      handle: (command, known) => settle(command, brand, known),
    }),
  )
  work.end('Rounds that were left open')
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
