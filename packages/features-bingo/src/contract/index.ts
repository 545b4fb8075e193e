import { declareDomain, type Given } from '@marquee/contract/domain'
import { bingo } from './endpoints.ts'
import { bingoStore } from './storeEndpoints.ts'
import * as schemas from './schemas.ts'
import * as storeSchemas from './store.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    bingo: typeof schemas.bingoContract
    bingoStore: typeof storeSchemas.bingoStoreContract
  }
  interface FeatureSummaries extends Given<typeof schemas.bingoSummaries> {}
  interface InboxKinds {
    /** Of 1.0.0, which told that balls end with a run: they are kept. */
    'bingo-ending': true
  }
}

/** The calls that this feature answers, with their schemas. */
export const bingoDomains = [
  declareDomain('bingo', {
    endpoints: bingo,
    calls: schemas.bingoContract,
    schemas,
    summaries: schemas.bingoSummaries,
  }),
  declareDomain('bingoStore', {
    endpoints: bingoStore,
    calls: storeSchemas.bingoStoreContract,
    schemas: storeSchemas,
  }),
]

export { bingo }
export { bingoStore }
export * from './schemas.ts'
export * from './store.ts'
