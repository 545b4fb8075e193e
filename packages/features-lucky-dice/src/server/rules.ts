import type { Prize } from '@marquee/contract'
import { type FairDice, fallAt, sumsOf, throwDice, waysOf } from '@marquee/game-math'
import type { Turn } from '@marquee/platform-draws'
import type { Randomness } from '@marquee/platform-kernel/random'
import type { LuckyDiceState } from '../contract/schemas.ts'
import type { LuckyDiceSettings } from './settings.ts'

/** What is thrown, as the dice engine of the games has it. */
const twoDice: FairDice = { dice: 2, faces: 6 }

/** One of the 36 ways in which two dice can fall. */
export interface DiceFall {
  /** Unique: 1 to 36, by the left die and then by the right one. */
  id: number
  dice: number[]
  sum: number
  prize: Prize
  /** The same for all: dice have no favorites. */
  weight: 1
}

type Prizes = Pick<LuckyDiceSettings, 'prizes'>

/** What a sum brings. */
function prizeOf({ prizes }: Prizes, sum: number): Prize {
  const prize = prizes[sum - twoDice.dice]
  if (prize) return prize
  throw new Error(`The sum ${sum} has no prize. Give prizes for 2 to 12.`)
}

/** What is drawn from: every way in which two dice can fall, with what its sum brings. */
export const fallsOf = (settings: Prizes): DiceFall[] =>
  Array.from({ length: waysOf(twoDice) }, (_, way): DiceFall => {
    const { shows, sum } = fallAt(twoDice, way)
    return { id: way + 1, dice: shows, sum, prize: prizeOf(settings, sum), weight: 1 }
  })

/** Throws the dice; the place of their fall among `fallsOf`. */
export const throwTwo = (random: Pick<Randomness, 'int'>): number => throwDice(twoDice, random).way

/** The odds of each sum by the law of two dice, which is what they are thrown by. */
export const oddsOf = (settings: Prizes): LuckyDiceState['odds'] =>
  sumsOf(twoDice).map((law) => ({ ...law, prize: prizeOf(settings, law.sum) }))

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
  odds: oddsOf({ prizes }),
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
