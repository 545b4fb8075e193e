import type { RoundOutcome } from '@marquee/game-math'
import type { Formats } from '../format.ts'
import type { Translate } from '../texts/texts.ts'

/**
 * A round's end in a sentence: a win only when more came back than it cost. `whose` says who reads it: its
 * player, or somebody who looks on.
 */
export function resultText(
  outcome: RoundOutcome,
  t: Translate,
  formats: Formats,
  whose: 'own' | 'theirs' = 'own',
): string {
  const amount = formats.amount(outcome.win)
  if (outcome.win === 0) return t('result.none')
  if (outcome.win <= outcome.cost) return t('result.returned', { amount })
  const text = t(whose === 'own' ? 'result.win' : 'result.theirs', { amount })
  return outcome.capped ? `${text}. ${t('result.capped')}` : text
}
