import { instantActionOf, instantOf, playInstant } from '../instant/instant.ts'
import type { InstantModel } from '../instant/model.ts'
import { isInstant, isStepped, mayWait } from '../model.ts'
import type { FishModel, GameModel } from '../model.ts'
import type { PickModel, SlotModel } from '../slot-model.ts'
import type { RoundAction, RoundInput, RoundOutcome, RoundStep } from '../outcome.ts'
import type { Rng } from '../rng.ts'
import { assertStake, wholeCost } from '../stakes.ts'
import { assertTarget, dealRound, playToEnd } from '../steps/stepped.ts'
import { capSteps } from '../spins/cap-steps.ts'
import { findTarget, playShot } from './fish.ts'
import { playBoughtSpins, playSpin } from './slot.ts'

/** The actions a player can take in a game of this model. */
export function actionsOf(model: GameModel): RoundAction[] {
  if (isInstant(model)) return [instantActionOf(model)]
  if (model.engine === 'fish') return ['shot']
  if (isStepped(model)) return ['begin']
  return model.bonusBuy ? ['spin', 'buy-free-spins'] : ['spin']
}

/**
 * What a round costs, in minor units: the stake, or the price of bought free spins.
 * Throws a RangeError for a stake, action, target or choice the model does not have.
 */
export function costOf(model: GameModel, input: RoundInput): number {
  assertStake(model, input.stake)
  const actions = actionsOf(model)
  if (!actions.includes(input.action)) {
    throw new RangeError(
      `${model.id} has no action "${input.action}". Use one of ${actions.join(', ')}.`,
    )
  }
  if (isInstant(model)) {
    const instant = instantOf(model)
    instant.check(input.target)
    const price = instant.price(input.target)
    const cost = wholeCost(price, input.stake)
    if (cost !== null) return cost
    throw new RangeError(
      `${input.target} of ${model.id} costs ${price} stakes, which are no whole minor units at a stake of ${input.stake}.`,
    )
  }
  if (isStepped(model)) assertTarget(model, input.target)
  else if (model.engine === 'fish') findTarget(model, input.target)
  else if (input.action === 'buy-free-spins') return model.bonusBuy!.price * input.stake
  return input.stake
}

/**
 * Decides a whole round at once, one that waits for choices by a strategy: the best, or where all are
 * alike a plain one. Amounts are integer minor units.
 * Throws a RangeError, before any draw, for input the model does not accept.
 */
export function playRound(model: GameModel, input: RoundInput, rng: Rng): RoundOutcome {
  const cost = costOf(model, input)
  if (mayWait(model)) return playToEnd(model, dealRound(model, input, rng))
  const { steps, win, capped } = capSteps(
    drawSteps(model, input, rng),
    model.maxWinMultiple * input.stake,
  )
  return {
    modelId: model.id,
    action: input.action,
    ...((model.engine === 'fish' || isInstant(model)) && { target: input.target }),
    stake: input.stake,
    cost,
    win,
    capped,
    steps,
  }
}

function drawSteps(
  model: FishModel | InstantModel | Exclude<SlotModel, PickModel>,
  input: RoundInput,
  rng: Rng,
): RoundStep[] {
  if (isInstant(model)) {
    return [playInstant(model, { choice: input.target!, stake: input.stake }, rng)]
  }
  if (model.engine === 'fish') return playShot(findTarget(model, input.target), input.stake, rng)
  if (input.action === 'buy-free-spins') {
    return playBoughtSpins(model, model.bonusBuy!.spins, input.stake, rng)
  }
  return playSpin(model, input.stake, rng)
}
