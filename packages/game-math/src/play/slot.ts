import { compile } from '../compile.ts'
import type { CompiledModel } from '../compile.ts'
import type { SlotModel } from '../model.ts'
import type { RoundStep } from '../outcome.ts'
import type { Rng } from '../rng.ts'
import { playHold } from './hold.ts'
import { spin } from './spin.ts'

/** A paid spin and everything it starts. */
export function playSpin(model: SlotModel, stake: number, rng: Rng): RoundStep[] {
  const compiled = compile(model)
  const { step, scatters } = spin(compiled, 'spin', stake, rng)
  const awarded = model.freeSpins?.award[scatters] ?? 0
  step.freeSpinsAwarded = awarded
  step.freeSpinsLeft = awarded
  return [
    step,
    ...startedHold(model, step, stake, rng),
    ...playFreeSpins(compiled, awarded, stake, rng),
  ]
}

/** Free spins bought outright: no paid spin comes first. */
export function playBoughtSpins(model: SlotModel, spins: number, stake: number, rng: Rng) {
  const steps: RoundStep[] = [
    { kind: 'feature-start', freeSpinsAwarded: spins, freeSpinsLeft: spins, win: 0 },
  ]
  return [...steps, ...playFreeSpins(compile(model), spins, stake, rng)]
}

function playFreeSpins(compiled: CompiledModel, awarded: number, stake: number, rng: Rng) {
  const steps: RoundStep[] = []
  if (awarded === 0) return steps
  const { retrigger, maxSpins } = compiled.free!.rules
  let total = awarded
  for (let left = awarded; left > 0;) {
    const { step, scatters } = spin(compiled, 'free-spin', stake, rng)
    const added = Math.min(retrigger[scatters] ?? 0, maxSpins - total)
    total += added
    left += added - 1
    step.freeSpinsAwarded = added
    step.freeSpinsLeft = left
    steps.push(step, ...startedHold(compiled.model, step, stake, rng))
  }
  return steps
}

function startedHold(
  model: SlotModel,
  step: Extract<RoundStep, { kind: 'spin' | 'free-spin' }>,
  stake: number,
  rng: Rng,
): RoundStep[] {
  if (model.engine !== 'hold-and-link' || step.coins.length < model.hold.trigger) return []
  return playHold(model.hold, step.coins, stake, rng)
}
