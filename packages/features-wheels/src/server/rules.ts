import type { WheelSettings } from './settings.ts'

/** Boxes are wheels with a switch of their own per player (LOOTBOX-01). */
export const isLootbox = ({ type }: Pick<WheelSettings, 'type'>): boolean =>
  type === 'freeLootbox' || type === 'premiumLootbox'
