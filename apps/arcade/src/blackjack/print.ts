import { houseStands } from '@marquee/game-math'
import type { BlackjackModel } from '@marquee/game-math'
import type { Translate } from '../texts/texts.ts'

/** What is printed on the cloth: what a natural pays, and when the house stands and wins a tie. */
export function printOf({ natural, houseTies }: BlackjackModel, t: Translate): string[] {
  const [to, of] = oddsOf(natural)
  const draws = { stands: houseStands, ties: houseTies.join(', ') }
  return [
    t('blackjack.natural', { to, of }),
    t(houseTies.length > 0 ? 'blackjack.drawsAndTies' : 'blackjack.draws', draws),
  ]
}

/** A pay as tables say it: 2.5 times the stake, which is in it, is "3 to 2". */
export function oddsOf(multiple: number): [to: number, of: number] {
  const gain = multiple - 1
  const of = [1, 2, 3, 4, 5].find((least) => isWhole(gain * least)) ?? 1
  return [Math.round(gain * of), of]
}

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9
