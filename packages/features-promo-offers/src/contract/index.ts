import { declareDomain } from '@marquee/contract/domain'
import { promo } from './endpoints.ts'
import { promoVip } from './vipEndpoints.ts'
import * as schemas from './schemas.ts'
import * as vipSchemas from './vipOffer.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    promo: typeof schemas.promoContract
    promoVip: typeof vipSchemas.promoVipContract
  }
}

/** The calls that this feature answers, with their schemas. */
export const promoOffersDomains = [
  declareDomain('promo', { endpoints: promo, calls: schemas.promoContract, schemas }),
  declareDomain('promoVip', {
    endpoints: promoVip,
    calls: vipSchemas.promoVipContract,
    schemas: vipSchemas,
  }),
]

export { promo }
export { promoVip }
export * from './schemas.ts'
export * from './vipOffer.ts'
