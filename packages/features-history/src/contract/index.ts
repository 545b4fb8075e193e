import { declareDomain } from '@marquee/contract/domain'
import { history } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    history: typeof schemas.historyContract
  }
}

/** The calls that this feature answers, with their schemas. */
export const historyDomains = [
  declareDomain('history', { endpoints: history, calls: schemas.historyContract, schemas }),
]

export { history }
export * from './schemas.ts'
