import type { Supplies } from '@marquee/drills/supplies'

export const supplies: Supplies = {
  'promo.subscribe': 'No campaign of the brand has a link.',
}
