import type { InstantEngine } from './engine.ts'
import { quoted } from './engine.ts'
import type { CrashModel } from './model.ts'

/** The multiple to cash out at, in hundredths of the stake. */
export type CrashChoice = number

/** A choice as text: `2.50`. */
export const crashText = (hundredths: CrashChoice): string => (hundredths / 100).toFixed(2)

/** The chance that a multiple, in hundredths, is reached. */
export const chanceToReach = (
  { draws, returned }: Pick<CrashModel, 'draws' | 'returned'>,
  hundredths: number,
): number => Math.floor((returned * 100) / hundredths) / draws

const sampled = [150, 200, 300, 500, 1000, 2500, 10_000, 25_000]

export const crash: InstantEngine<CrashModel, CrashChoice> = {
  read: ({ id, least, most }, text) => {
    const hundredths = /^\d{1,6}(\.\d{1,2})?$/.test(text ?? '')
      ? Math.round(Number(text) * 100)
      : NaN
    if (hundredths >= least && hundredths <= most) return hundredths
    throw new RangeError(
      `A flight in ${id} needs the multiple to cash out at, not ${quoted(text)}: it is fixed before the launch. ` +
        `Use a number from ${crashText(least)} to ${crashText(most)} with up to two decimals.`,
    )
  },
  pays: (model, hundredths) => [
    { multiple: hundredths / 100, chance: chanceToReach(model, hundredths) },
  ],
  draw: ({ draws, returned, most }, hundredths, rng) => {
    const reached = Math.floor((returned * 100) / (rng.int(draws) + 1))
    const end = Math.max(100, Math.min(most, reached))
    return {
      kind: 'flight',
      end: end / 100,
      multiple: reached >= hundredths ? hundredths / 100 : 0,
    }
  },
  *choices({ least, most }) {
    for (let hundredths = least; hundredths <= most; hundredths++) yield crashText(hundredths)
  },
  samples: ({ least, most }) =>
    [least, ...sampled.filter((hundredths) => hundredths < most), most].map(crashText),
}
