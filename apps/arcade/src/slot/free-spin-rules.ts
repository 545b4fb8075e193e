import type { SlotModel } from '@marquee/game-math'
import type { Translate } from '../texts/texts.ts'

/** What is different in a game's free spins, in a line; undefined where they are played as all spins are. */
export function freeSpinRules({ freeSpins }: SlotModel, t: Translate): string | undefined {
  if (!freeSpins) return undefined
  const { multiplier, expandingWilds, cascade } = freeSpins
  const rules = [
    multiplier > 1 && t('freeSpins.times', { times: multiplier }),
    expandingWilds && t('freeSpins.wilds'),
    cascade && t('intro.falls', { most: Math.max(...cascade) }),
  ].filter((rule) => rule !== false && rule !== undefined)
  return rules.length > 0 ? rules.join(' · ') : undefined
}
