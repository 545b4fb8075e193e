import { compile, scatter } from '../compile.ts'
import type { BoxPrize, PickBonus, PickModel } from '../slot-model.ts'
import type { BoxContent, RoundChoice, RoundOutcome, RoundStep } from '../outcome.ts'
import { capSteps } from '../spins/cap-steps.ts'
import { settleStops } from '../spins/spin.ts'
import type { Rng } from '../rng.ts'
import type { Deal } from './deal.ts'

/** How many boxes there are. */
export const boxCount = ({ prizes, ends }: PickBonus): number => prizes.length + ends

/** What some prizes are worth together, as a multiple of the stake, before the factor of the scatters. */
export function worthOf(found: readonly BoxPrize[]): number {
  let sum = 0
  let times = 1
  for (const prize of found) {
    if ('multiple' in prize) sum += prize.multiple
    else times *= prize.times
  }
  return sum * times
}

/** No draw is left once the stops are known: only coins have values of their own. */
const nothingToDraw: Rng = {
  int() {
    throw new Error('A spin of a pick bonus draws nothing but its stops.')
  },
}

const spinOf = (model: PickModel, stake: number, stops: number[]) =>
  settleStops(compile(model), 'spin', stake, stops, nothingToDraw)

function scattersAt(model: PickModel, stops: readonly number[]): number {
  const { windows } = compile(model).base
  let scatters = 0
  for (const [reel, stop] of stops.entries()) {
    for (const symbol of windows[reel]![stop]!) if (symbol === scatter) scatters++
  }
  return scatters
}

/**
 * Draws the stops of the spin and, where they open the boxes, which box holds what: the numbers of the
 * prizes in the order of the boxes, then of the ends.
 */
export function drawPick(model: PickModel, rng: Rng): number[] {
  const stops = compile(model).base.windows.map((reel) => rng.int(reel.length))
  if (model.pick.factors[scattersAt(model, stops)] === undefined) return stops
  const order = Array.from({ length: boxCount(model.pick) }, (_, index) => index)
  for (let index = order.length - 1; index > 0; index--) {
    const other = rng.int(index + 1)
    const drawn = order[other]!
    order[other] = order[index]!
    order[index] = drawn
  }
  return [...stops, ...order]
}

/**
 * The round after some boxes were opened; over at once where the spin opens no boxes. Throws a RangeError
 * for a choice that cannot be made.
 */
export function unfoldPick(
  model: PickModel,
  { stake, hidden }: Deal,
  choices: readonly RoundChoice[],
): RoundOutcome {
  const reels = model.strips.length
  const { step: spin, scatters } = spinOf(model, stake, hidden.slice(0, reels))
  const factor = model.pick.factors[scatters]
  if (factor === undefined && choices.length > 0) {
    throw new RangeError('This spin opened no boxes. Finish the round and begin another.')
  }
  const picked =
    factor === undefined
      ? { steps: [], standing: 0, isOver: true }
      : openBoxes(model.pick, { order: hidden.slice(reels), factor, stake }, choices)
  const { steps, win, capped } = capSteps([spin, ...picked.steps], model.maxWinMultiple * stake)
  return {
    modelId: model.id,
    action: 'spin',
    stake,
    cost: stake,
    win: picked.isOver
      ? win
      : Math.min(win + picked.standing * stake, model.maxWinMultiple * stake),
    capped,
    steps,
    ...(factor !== undefined && { made: choices.length }),
    ...(!picked.isOver && { awaits: ['pick'] }),
  }
}

function openBoxes(
  bonus: PickBonus,
  { order, factor, stake }: { order: readonly number[]; factor: number; stake: number },
  choices: readonly RoundChoice[],
): { steps: RoundStep[]; standing: number; isOver: boolean } {
  const contents = order.map((number): BoxContent => bonus.prizes[number] ?? null)
  const steps: RoundStep[] = [{ kind: 'pick-start', boxes: order.length, factor, win: 0 }]
  const opened = new Set<number>()
  const found: BoxPrize[] = []
  let by: 'end' | 'most' | undefined
  for (const choice of choices) {
    if (by) throw new RangeError('The round is over. Finish it and begin another.')
    if (choice.kind !== 'pick') throw new RangeError('The boxes take the choice pick.')
    const { box } = choice
    const content = contents[box]
    if (content === undefined) {
      throw new RangeError(`There is no box ${box}. Open one of 0 to ${contents.length - 1}.`)
    }
    if (opened.has(box)) throw new RangeError(`Box ${box} is open already. Open another one.`)
    opened.add(box)
    if (content) found.push(content)
    steps.push({ kind: 'pick', box, content, standing: worthOf(found) * factor, win: 0 })
    if (!content) by = 'end'
    else if (found.length === bonus.most) by = 'most'
  }
  const standing = worthOf(found) * factor
  if (by) {
    const end = { kind: 'pick-end', by, boxes: contents, multiple: standing } as const
    steps.push({ ...end, win: standing * stake })
  }
  return { steps, standing, isOver: by !== undefined }
}

/** Opens the boxes from the first on: which are opened changes nothing about what to expect. */
export function plainPicks(model: PickModel, deal: Deal): RoundOutcome {
  const choices: RoundChoice[] = []
  let outcome = unfoldPick(model, deal, choices)
  while (outcome.awaits) {
    choices.push({ kind: 'pick', box: choices.length })
    outcome = unfoldPick(model, deal, choices)
  }
  return outcome
}
