import { compile } from '../compile.ts'
import { turnWheels } from '../bonus/wheel.ts'
import { spinGrid } from '../grid/spin-grid.ts'
import { isGrid } from '../model.ts'
import type { SlotModel } from '../slot-model.ts'
import type { CascadeStep, RoundStep, SpinStep } from '../outcome.ts'
import type { Rng } from '../rng.ts'
import { playHold } from './hold.ts'
import { spin } from '../spins/spin.ts'

/** A paid spin and everything it starts. */
export function playSpin(model: SlotModel, stake: number, rng: Rng): RoundStep[] {
  const { steps, scatters } = spinOf(model, 'spin', stake, rng)
  if (model.engine === 'wheel') {
    const turns = turnWheels(model.wheel, scatters, stake, rng)
    const won = turns.at(-1)?.freeSpinsAwarded ?? 0
    return [...steps, ...turns, ...playFreeSpins(model, won, stake, rng)]
  }
  const awarded = model.freeSpins?.award[scatters] ?? 0
  tellSpins(steps, awarded, awarded)
  return [
    ...steps,
    ...startedHold(model, steps[0], stake, rng),
    ...playFreeSpins(model, awarded, stake, rng),
  ]
}

/** Free spins bought outright: no paid spin comes first. */
export function playBoughtSpins(model: SlotModel, spins: number, stake: number, rng: Rng) {
  const steps: RoundStep[] = [
    { kind: 'feature-start', freeSpinsAwarded: spins, freeSpinsLeft: spins, win: 0 },
  ]
  return [...steps, ...playFreeSpins(model, spins, stake, rng)]
}

function playFreeSpins(model: SlotModel, awarded: number, stake: number, rng: Rng) {
  const steps: RoundStep[] = []
  if (awarded === 0) return steps
  const { retrigger, maxSpins } = model.freeSpins!
  let total = awarded
  for (let left = awarded; left > 0;) {
    const { steps: own, scatters } = spinOf(model, 'free-spin', stake, rng)
    const added = Math.min(retrigger[scatters] ?? 0, maxSpins - total)
    total += added
    left += added - 1
    tellSpins(own, added, left)
    steps.push(...own, ...startedHold(model, own[0], stake, rng))
  }
  return steps
}

type Spun = { steps: [SpinStep, ...(SpinStep | CascadeStep)[]]; scatters: number }

function spinOf(model: SlotModel, kind: 'spin' | 'free-spin', stake: number, rng: Rng): Spun {
  if (isGrid(model)) return spinGrid(model, kind, stake, rng)
  const { step, scatters } = spin(compile(model), kind, stake, rng)
  return { steps: [step], scatters }
}

/** Scatters are counted when nothing falls any more: the last step awards, the ones before know. */
function tellSpins(steps: Spun['steps'], awarded: number, left: number) {
  for (const step of steps) step.freeSpinsLeft = left - awarded
  const last = steps.at(-1)!
  last.freeSpinsAwarded = awarded
  last.freeSpinsLeft = left
}

function startedHold(model: SlotModel, step: SpinStep, stake: number, rng: Rng): RoundStep[] {
  if (model.engine !== 'hold-and-link' || step.coins.length < model.hold.trigger) return []
  return playHold(model.hold, step.coins, stake, rng)
}
