import { gift, type Supplies } from '@marquee/drills/supplies'

export const supplies: Supplies = {
  'miniSlot.resetLevel': gift('/sandbox/mini-slot', {}),
}
