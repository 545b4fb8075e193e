import { isGrid, type SlotModel } from '@marquee/game-math'
import type { Translate } from '../texts/texts.ts'

/** What is different in a game's free spins, in a line; undefined where they are played as all spins are. */
export function freeSpinRules(model: SlotModel, t: Translate): string | undefined {
  const { freeSpins } = model
  if (!freeSpins) return undefined
  const { multiplier, expandingWilds, cascade } = freeSpins
  const rules = [
    multiplier > 1 && t('freeSpins.times', { times: multiplier }),
    expandingWilds && !hasGrowingWilds(model) && t('freeSpins.wilds'),
    cascade && t('intro.falls', { most: Math.max(...cascade) }),
  ].filter((rule) => rule !== false && rule !== undefined)
  return rules.length > 0 ? rules.join(' · ') : undefined
}

/** Whether wilds cover their reels in paid spins already. */
const hasGrowingWilds = (model: SlotModel): boolean => !isGrid(model) && model.expandingWilds
