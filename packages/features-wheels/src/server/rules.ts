import type { WheelSettings } from './settings.ts'

/** Boxes are wheels with a switch of their own per player (LOOTBOX-01). */
export const isLootbox = ({ type }: Pick<WheelSettings, 'type'>): boolean =>
  type === 'freeLootbox' || type === 'premiumLootbox'

export interface Turns {
  /** The newest turn that was taken; 0 for none. */
  last: number
  /** The newest turn that may be taken: the day, or the number of purchases that earn one. */
  allowed: number
}

/**
 * The turn that a spin takes now, or null when none is left. Free wheels give one a day and keep none
 * of days gone by; each purchase gives one that stays.
 */
export function nextTurn(isDaily: boolean, { last, allowed }: Turns): number | null {
  // Not only equal: a clock that was moved back must not give a turn twice.
  if (last >= allowed) return null
  return isDaily ? allowed : last + 1
}
