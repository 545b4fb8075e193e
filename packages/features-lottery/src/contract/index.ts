import { declareDomain } from '@marquee/contract/domain'
import { lottery } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    lottery: typeof schemas.lotteryContract
  }
}

/** The calls that this feature answers, with their schemas. */
export const lotteryDomains = [
  declareDomain('lottery', { endpoints: lottery, calls: schemas.lotteryContract, schemas }),
]

export { lottery }
export * from './schemas.ts'
