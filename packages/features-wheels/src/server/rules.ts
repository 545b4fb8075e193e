import type { FeatureSwitches } from '@marquee/contract'
import type { WheelSettings } from './settings.ts'

/** Boxes are wheels that are told of apart (LOOTBOX-02). */
export const isLootbox = ({ type }: Pick<WheelSettings, 'type'>): boolean =>
  type === 'freeLootbox' || type === 'premiumLootbox'

/** The wheels that a player with such switches has (LOOTBOX-01). */
export const allowedWheels = (
  wheels: readonly WheelSettings[],
  switches: FeatureSwitches,
): WheelSettings[] =>
  wheels.filter(({ playerSwitch }) => playerSwitch === null || switches[playerSwitch])
