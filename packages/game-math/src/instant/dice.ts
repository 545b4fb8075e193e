import type { InstantEngine } from './engine.ts'
import { quoted } from './engine.ts'
import { type FairDice, throwDice, waysOf } from './falls.ts'
import type { DiceModel } from './model.ts'

export type DiceSide = 'over' | 'under'

export type DiceChoice = {
  side: DiceSide
  /** The roll must be over or under this number. */
  target: number
  multiple: number
  /** Faces that win. */
  hits: number
}

/** What a roll of the model is thrown with: one die, whose first face is the roll 0. */
const dieOf = ({ faces }: DiceModel): FairDice => ({ dice: 1, faces })

const choices = new WeakMap<DiceModel, Map<string, DiceChoice>>()

/** Everything a player of the model may choose, by its text: `over-51.49`, `under-48.50`. */
export function diceChoices(model: DiceModel): Map<string, DiceChoice> {
  const known = choices.get(model)
  if (known) return known
  const made = new Map<string, DiceChoice>()
  for (const side of ['over', 'under'] as const) {
    for (const multiple of model.multiples) {
      const hits = Math.round(model.returned / multiple)
      const target = side === 'under' ? hits : model.faces - 1 - hits
      made.set(`${side}-${diceNumber(model, target)}`, { side, target, multiple, hits })
    }
  }
  choices.set(model, made)
  return made
}

/** A roll or target as players read it: 0 to 100, with the decimals its faces have. */
export function diceNumber({ faces }: DiceModel, value: number): string {
  return ((value * 100) / faces).toFixed(Math.round(Math.log10(faces)) - 2)
}

export const dice: InstantEngine<DiceModel, DiceChoice> = {
  read: (model, text) => {
    const all = diceChoices(model)
    const choice = all.get(text ?? '')
    if (choice) return choice
    const near = nearest(model, text ?? '')
    throw new RangeError(
      `A roll in ${model.id} needs a side and a target it has, not ${quoted(text)}: each target pays a ` +
        `multiple that returns the same. Use ${near.join(' or ')}, or another of its ${all.size}.`,
    )
  },
  pays: (model, { multiple, hits }) => [{ multiple, chance: hits / waysOf(dieOf(model)) }],
  draw: (model, { side, target, multiple }, rng) => {
    const { way: roll } = throwDice(dieOf(model), rng)
    const isWon = side === 'under' ? roll < target : roll > target
    return { kind: 'roll', roll, multiple: isWon ? multiple : 0 }
  },
  choices: (model) => diceChoices(model).keys(),
  samples: (model) => {
    const all = [...diceChoices(model)]
    const { multiples } = model
    const shown = new Set(
      [0, 1, 2, 3, 4, 5].map((at) => Math.round((at * (multiples.length - 1)) / 5)),
    )
    return all.flatMap(([text], index) => (shown.has(index % multiples.length) ? [text] : []))
  },
}

/** The choices of either side that come closest to what was asked for. */
function nearest(model: DiceModel, text: string): string[] {
  const asked = (Number.parseFloat(text.replace(/^[a-z]*-?/, '')) || 50) * (model.faces / 100)
  const sides = text.startsWith('over')
    ? ['over']
    : text.startsWith('under')
      ? ['under']
      : ['over', 'under']
  return sides.map((side) => {
    const own = [...diceChoices(model)].filter(([, choice]) => choice.side === side)
    return own.reduce((best, next) =>
      Math.abs(next[1].target - asked) < Math.abs(best[1].target - asked) ? next : best,
    )[0]
  })
}
