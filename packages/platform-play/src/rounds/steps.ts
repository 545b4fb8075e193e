import type { Round, StepRequest } from '@marquee/contract'
import { isOwed } from '@marquee/game-math'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { balanceToWire } from '@marquee/platform-kernel/ledger'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { minor } from '@marquee/platform-kernel/money'
import { keepingDueChecks } from '@marquee/platform-protection/protection/dueCheck'
import { assertMayPlay, noteStake } from '@marquee/platform-protection/protection/gate'
import { type PlayStanding, standingQuestions } from '@marquee/platform-protection/protection/store'
import { demoToWire, findDeal, type HeldDeal, holdDemoDeal, keepChoices } from './deals.ts'
import { findGame } from '../games/catalogue.ts'
import { refuseTooHigh, tellingMaxStake } from './maxStake.ts'
import { afterChoice, choiceAtTime, playUnit, refuseStale, splitCost } from './rules.ts'
import type { RoundAnswer } from './settling.ts'
import type { Caller } from './staking.ts'
import { findRound, roundQuestion, type RoundRow, roundToWire, updateRound } from './store.ts'

export interface StepCall {
  /** The round's. */
  id: string
  request: StepRequest
}

/**
 * Whether a step belongs to what the player has paid for: then it is open whatever stands in the way of
 * play. @throws PlatformError not-found for a round that is not the player's own.
 */
export async function isOwedStep(
  kernel: Kernel,
  playerId: string,
  { id, request }: StepCall,
): Promise<boolean> {
  const { outcome } = await findRound(kernel.db, playerId, id)
  return isOwed(outcome, request.choice)
}

/**
 * Takes what a choice adds to the stake, with the checks that play makes.
 * @throws PlatformError stake-too-high, insufficient-funds, not-available for a round that was given;
 * what `assertMayPlay` throws.
 */
async function raise(
  command: CommandContext,
  settings: Pick<BrandSettings, 'maxStake'>,
  { row, cost, standing }: { row: RoundRow; cost: number; standing: PlayStanding },
): Promise<void> {
  const { tx, now } = command
  const { player_id: playerId, brand } = row
  if (row.free_spin_bonus_id !== null) {
    throw new PlatformError('not-available', 'Nothing can be added to a round that was given.')
  }
  const added = minor(cost - Number(row.cost))
  const unit = playUnit(row.game_mode)
  refuseTooHigh(settings, { game: findGame(row.game_id), unit, cost: minor(cost) })
  const session = await assertMayPlay(tx, standing, {
    playerId,
    now,
    round: { unit, cost: added },
  })
  const parts = splitCost(row.game_mode, added, await command.balancesOf(playerId))
  await command.post({
    kind: 'round-raise',
    reference: row.id,
    playerId,
    postings: parts.flatMap(({ currency, amount }) => [
      { account: { player: playerId, currency }, amount: minor(-amount) },
      { account: { house: 'games', brand, currency }, amount },
    ]),
  })
  noteStake(command, session, { playerId, unit, cost: added })
}

/** The choice that was asked for, as it counts by the platform's clock. */
const choiceOf = ({ deal, createdAt }: HeldDeal, { choice }: StepRequest, now: number) =>
  choiceAtTime(deal, choice, now - createdAt)

/**
 * Makes the next choice in an open round. What the round pays is credited by `finish`, once its end was
 * shown.
 * @throws PlatformError not-found, round-settled, not-available when another step came first,
 * invalid-input; for a choice that puts more at risk what `assertMayPlay` throws, and for one that adds
 * to the stake stake-too-high and insufficient-funds.
 */
export async function step(
  kernel: Kernel,
  settings: Pick<BrandSettings, 'maxStake'>,
  { playerId, idempotency }: Caller,
  { id, request }: StepCall,
): Promise<RoundAnswer> {
  const { game_id: gameId } = await findRound(kernel.db, playerId, id)
  const act = () =>
    runCommand(kernel, {
      name: 'rounds.step',
      playerId,
      idempotency,
      input: { id, ...request },
      knows: { row: roundQuestion(id), ...standingQuestions },
      async handle(command, { row, ...standing }) {
        const { tx, now } = command
        const held = row.status === 'open' ? await findDeal(tx, id) : undefined
        refuseStale(id, held, { made: request.made, awaits: row.outcome.awaits !== undefined })
        const choice = choiceOf(held, request, now)
        const outcome = afterChoice(held.deal, held.choices, choice)
        const added = outcome.cost - row.outcome.cost
        if (added > 0) await raise(command, settings, { row, cost: outcome.cost, standing })
        else if (!isOwed(row.outcome, request.choice))
          await assertMayPlay(tx, standing, { playerId, now })
        await keepChoices(tx, { id, choices: [...held.choices, choice], now })
        const cost = minor(Number(row.cost) + added)
        const stepped = await updateRound(tx, id, { cost, outcome })
        return {
          round: roundToWire(stepped),
          balance: balanceToWire(await command.balancesOf(playerId)),
        }
      },
    })
  return tellingMaxStake(kernel, { playerId, gameId }, () =>
    keepingDueChecks(kernel, playerId, act),
  )
}

/**
 * Makes the next choice in a demo round.
 * @throws PlatformError round-settled, also when the demo is forgotten, not-available or invalid-input.
 */
export const stepDemo = (
  kernel: Kernel,
  idempotency: Caller['idempotency'],
  { id, request }: StepCall,
): Promise<{ round: Round }> =>
  runCommand(kernel, {
    name: 'rounds.demo-step',
    playerId: null,
    idempotency: idempotency && { ...idempotency, scope: `guest:demo:${idempotency.scope}` },
    input: { id, ...request },
    async handle({ tx, now }) {
      const held = await holdDemoDeal(tx, id)
      // A demo that is over is refused by the rules of its game.
      refuseStale(id, held, { made: request.made, awaits: true })
      const choice = choiceOf(held, request, now)
      const outcome = afterChoice(held.deal, held.choices, choice)
      await keepChoices(tx, { id, choices: [...held.choices, choice], now })
      return { round: demoToWire(outcome, { ...held, id, now }) }
    },
  })
