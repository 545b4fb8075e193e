import type { Supplies } from '@marquee/drills/supplies'

export const supplies: Supplies = {
  'fortune.collectPackage': 'Coins are set aside for days.',
}
