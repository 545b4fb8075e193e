import { gift, type Supplies } from '@marquee/conformance/supplies'

export const supplies: Supplies = {
  'bingo.accrueReward': gift('/sandbox/bingo', { balls: 100 }),
}
