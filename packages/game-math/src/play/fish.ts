import type { FishModel, FishTarget } from '../model.ts'
import type { RoundStep } from '../outcome.ts'
import type { Rng } from '../rng.ts'

/** One shot at a target: it pays its multiplier or nothing. `stake` is minor units. */
export function playShot(target: FishTarget, stake: number, rng: Rng): RoundStep[] {
  const hit = rng.int(target.outOf) < target.hits
  const win = hit ? target.multiplier * stake : 0
  return [{ kind: 'shot', target: target.id, hit, multiplier: target.multiplier, win }]
}

/** The target named by `id`; throws, naming the targets there are, when it is unknown or missing. */
export function findTarget(model: FishModel, id: string | undefined): FishTarget {
  const target = model.targets.find((candidate) => candidate.id === id)
  if (target) return target
  throw new RangeError(
    `A shot in ${model.id} needs a target it has, not ${JSON.stringify(id)}. ` +
      `Use one of ${model.targets.map((candidate) => candidate.id).join(', ')}.`,
  )
}
