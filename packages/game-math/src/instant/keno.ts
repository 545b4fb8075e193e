import type { InstantEngine } from './engine.ts'
import { quoted } from './engine.ts'
import type { KenoModel } from './model.ts'

/** The numbers picked, each once. */
export type KenoChoice = readonly number[]

/** A choice as text: `3,17,80`. */
export const kenoText = (picks: KenoChoice): string => picks.join(',')

/** How many numbers may be picked at most. */
export const mostPicks = ({ pays }: KenoModel): number => Math.max(...Object.keys(pays).map(Number))

const firstNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

export const keno: InstantEngine<KenoModel, KenoChoice> = {
  read: (model, text) => {
    const { id, numbers } = model
    const most = mostPicks(model)
    const refuse = (why: string) => {
      throw new RangeError(
        `A draw in ${id} needs the numbers that were picked, not ${quoted(text)}: ${why}. ` +
          `Pick 1 to ${most} different numbers from 1 to ${numbers}, as in "3,17,${numbers}".`,
      )
    }
    if (text === undefined || !/^\d{1,3}(,\d{1,3})*$/.test(text)) return refuse('it lists none')
    const picks = text.split(',').map(Number)
    const outside = picks.find((pick) => pick < 1 || pick > numbers)
    if (outside !== undefined) return refuse(`${outside} is not on the board`)
    if (new Set(picks).size < picks.length) return refuse('one is there twice')
    if (picks.length > most) return refuse(`${picks.length} are more than it pays for`)
    return picks
  },
  pays: ({ pays, numbers, drawn }, { length: picked }) =>
    Object.entries(pays[picked]!).map(([caught, multiple]) => ({
      multiple,
      caught: Number(caught),
      chance: chanceOf(Number(caught), { picked, numbers, drawn }),
    })),
  draw: ({ pays, numbers, drawn: count }, picks, rng) => {
    const isOut = new Uint8Array(numbers + 1)
    const drawn: number[] = []
    while (drawn.length < count) {
      // A number that is out already is no draw: the next one decides.
      const number = rng.int(numbers) + 1
      if (isOut[number]) continue
      isOut[number] = 1
      drawn.push(number)
    }
    let caught = 0
    for (const pick of picks) caught += isOut[pick]!
    return { kind: 'draw', drawn, caught, multiple: pays[picks.length]![caught] ?? 0 }
  },
  choices: (model) => firstNumbers(mostPicks(model)).map((count) => kenoText(firstNumbers(count))),
  samples: (model) => firstNumbers(mostPicks(model)).map((count) => kenoText(firstNumbers(count))),
}

/** The chance that of `picked` numbers exactly `caught` are drawn. */
function chanceOf(
  caught: number,
  { picked, numbers, drawn }: { picked: number; numbers: number; drawn: number },
): number {
  return (
    (combinations(picked, caught) * combinations(numbers - picked, drawn - caught)) /
    combinations(numbers, drawn)
  )
}

/** How many sets of `size` there are among `count`; exact up to the digits of a double. */
function combinations(count: number, size: number): number {
  if (size < 0 || size > count) return 0
  let sets = 1
  for (let index = 1; index <= size; index++) sets = (sets * (count - size + index)) / index
  return sets
}
