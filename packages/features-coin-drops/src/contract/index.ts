import { declareDomain } from '@marquee/contract/domain'
import { coinDrops } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    coinDrops: typeof schemas.coinDropsContract
  }
}

/** The calls that this feature answers, with their schemas. */
export const coinDropsDomains = [
  declareDomain('coinDrops', { endpoints: coinDrops, calls: schemas.coinDropsContract, schemas }),
]

export { coinDrops }
export * from './schemas.ts'
