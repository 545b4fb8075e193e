import type { Supplies } from '@marquee/conformance/supplies'

export const supplies: Supplies = {
  // The link of the offer that every brand has unless it names its own.
  'promo.subscribe': async () => ({ body: { urlHash: 'made-for-you' } }),
}
