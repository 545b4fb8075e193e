import { declareDomain } from '@marquee/contract/domain'
import { fairness, history } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    history: typeof schemas.historyContract
    fairness: typeof schemas.fairnessContract
  }
}

/** The calls that this feature answers, with their schemas. */
export const historyDomains = [
  declareDomain('history', { endpoints: history, calls: schemas.historyContract, schemas }),
  declareDomain('fairness', {
    endpoints: fairness,
    calls: schemas.fairnessContract,
    schemas: {},
  }),
]

export { fairness, history }
export * from './schemas.ts'
