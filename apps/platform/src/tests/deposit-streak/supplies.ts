import type { Supplies } from '@marquee/drills/supplies'

export const supplies: Supplies = {
  'depositStreak.applyPrize': 'A streak takes purchases of several days.',
  'depositStreak.chooseBoost': 'A streak takes purchases of several days.',
}
