import type { FeatureInfo, Wheel } from '@marquee/contract'
import { makeFeatureInfo } from '@marquee/feature-page/testing'
import { makeWheel } from '@marquee/prize-ui/testing'

/** A free box, ready unless told, and a premium one that waits for a purchase. */
export const makeBoxes = (free: Partial<Wheel> = {}): Wheel[] => [
  makeWheel({
    wheelId: 2,
    type: 'freeLootbox',
    title: { en: 'Free box', es: 'Caja gratis' },
    ...free,
  }),
  makeWheel({
    wheelId: 3,
    type: 'premiumLootbox',
    title: { en: 'Premium box', es: 'Caja prémium' },
    available: false,
    minDeposit: 999,
  }),
]

/** What the platform tells of a player's boxes (LOOTBOX-02). */
export const makeBoxInfo = (isAvailableLootboxes = true): FeatureInfo => {
  const info = makeFeatureInfo()
  return {
    ...info,
    statusFeatures: {
      ...info.statusFeatures,
      extendedWheels: { isActive: true, isAvailableLootboxes },
    },
  }
}
