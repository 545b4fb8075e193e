import { gift, type Supplies } from '@marquee/drills/supplies'

export const supplies: Supplies = {
  'bingo.accrueReward': gift('/sandbox/bingo', { balls: 100 }),
}
