import { gift, type Supplies } from '@marquee/conformance/supplies'

export const supplies: Supplies = {
  'miniSlot.resetLevel': gift('/sandbox/mini-slot', {}),
}
