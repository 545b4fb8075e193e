import { declareDomain } from '@marquee/contract/domain'
import { luckyDice } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    luckyDice: typeof schemas.luckyDiceContract
  }
  interface FeatureStatuses {
    luckyDice: FeatureStatus
  }
}

/** The calls that this feature answers, with their schemas. */
export const luckyDiceDomains = [
  declareDomain('luckyDice', {
    endpoints: luckyDice,
    calls: schemas.luckyDiceContract,
    schemas,
    statuses: ['luckyDice'],
  }),
]

export { luckyDice }
export * from './schemas.ts'
