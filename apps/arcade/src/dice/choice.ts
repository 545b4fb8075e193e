import { diceChoices } from '@marquee/game-math'
import type { DiceChoice, DiceModel, DiceSide } from '@marquee/game-math'

export type Chosen = DiceChoice & { text: string }

/** What may be chosen on one side, by rising multiple. */
export function choicesOf(model: DiceModel, side: DiceSide): Chosen[] {
  return [...diceChoices(model)]
    .filter(([, choice]) => choice.side === side)
    .map(([text, choice]) => ({ ...choice, text }))
}

/** The choice whose target is closest to where a slider was dragged. */
export function nearestTarget(list: readonly Chosen[], target: number): Chosen {
  return list.reduce((best, next) =>
    Math.abs(next.target - target) < Math.abs(best.target - target) ? next : best,
  )
}

/** The choice of a side that pays a multiple; the one to start with where there is none. */
export function ofMultiple(list: readonly Chosen[], multiple: number): Chosen {
  return list.find((choice) => choice.multiple === multiple) ?? list[0]!
}

/**
 * The choice so many steps along the slider, to the right for positive ones: on the side `over` to the
 * right means a smaller chance, on `under` a larger.
 */
export function stepAlong(list: readonly Chosen[], from: Chosen, steps: number): Chosen {
  const index = list.findIndex(({ text }) => text === from.text)
  const next = index + (from.side === 'over' ? steps : -steps)
  return list[Math.min(list.length - 1, Math.max(0, next))]!
}
