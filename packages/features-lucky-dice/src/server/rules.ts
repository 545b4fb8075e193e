import type { Prize } from '@marquee/contract'
import { type Turn, withChances } from '@marquee/platform-draws'
import type { LuckyDiceState } from '../contract/schemas.ts'
import type { LuckyDiceSettings } from './settings.ts'

const faces = [1, 2, 3, 4, 5, 6] as const

/** One of the 36 ways in which two dice can fall. */
export interface Fall {
  /** Unique: 1 to 36, by the left die and then by the right one. */
  id: number
  dice: [left: number, right: number]
  sum: number
  prize: Prize
  /** The same for all: dice have no favorites. */
  weight: 1
}

/** What is drawn from: every way in which two dice can fall, with what its sum brings. */
export const fallsOf = ({ prizes }: Pick<LuckyDiceSettings, 'prizes'>): Fall[] =>
  faces.flatMap((left) =>
    faces.map((right): Fall => {
      const prize = prizes[left + right - 2]
      if (!prize) throw new Error(`The sum ${left + right} has no prize. Give prizes for 2 to 12.`)
      return {
        id: (left - 1) * faces.length + right,
        dice: [left, right],
        sum: left + right,
        prize,
        weight: 1,
      }
    }),
  )

/** The odds of each sum, from the table that is drawn from. */
export function oddsOf(falls: readonly Fall[]): LuckyDiceState['odds'] {
  const bySum = Map.groupBy(withChances(falls), ({ sum }) => sum)
  return [...bySum]
    .toSorted(([one], [other]) => one - other)
    .map(([sum, ways]) => ({
      sum,
      ways: ways.length,
      chance: ways.reduce((all, { chance }) => all + chance, 0),
      prize: ways[0]?.prize ?? { coins: 0, entries: 0 },
    }))
}

/** What is kept of a throw. */
export type ThrowDetail = LuckyDiceState['throws'][number]

/** The dice as the contract sends them. */
export const toWire = (
  { perDay, prizes }: LuckyDiceSettings,
  throws: readonly ThrowDetail[],
  { left, nextAt }: Pick<Turn, 'left' | 'nextAt'>,
): LuckyDiceState => ({
  isActive: true,
  throws: [...throws],
  left,
  perDay,
  nextAt,
  odds: oddsOf(fallsOf({ prizes })),
})

/** What a brand without dice tells. */
export const noDice: LuckyDiceState = {
  isActive: false,
  throws: [],
  left: 0,
  perDay: 0,
  nextAt: null,
  odds: [],
}
