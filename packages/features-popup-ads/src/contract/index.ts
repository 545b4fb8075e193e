import { declareDomain } from '@marquee/contract/domain'
import { popups } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    popups: typeof schemas.popupsContract
  }
}

/** The calls that this feature answers, with their schemas. */
export const popupsDomains = [
  declareDomain('popups', { endpoints: popups, calls: schemas.popupsContract, schemas }),
]

export { popups }
export * from './schemas.ts'
