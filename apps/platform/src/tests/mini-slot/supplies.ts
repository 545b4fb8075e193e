import type { Supplies } from '@marquee/drills/supplies'

export const supplies: Supplies = {
  'miniSlot.resetLevel': 'The spins of a day do not play every level through.',
}
