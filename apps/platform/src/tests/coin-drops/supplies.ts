import type { Supplies } from '@marquee/drills/supplies'

export const supplies: Supplies = {
  'coinDrops.claim': 'Drops fall at four hours of the day.',
}
