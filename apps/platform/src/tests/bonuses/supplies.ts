import type { Supplies } from '@marquee/drills/supplies'

export const supplies: Supplies = {
  'bonuses.credit': 'Staff give bonuses.',
}
