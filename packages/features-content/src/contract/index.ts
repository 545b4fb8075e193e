import { declareDomain } from '@marquee/contract/domain'
import { content } from './endpoints.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    content: typeof schemas.contentContract
  }
}

/** The calls that this feature answers, with their schemas. */
export const contentDomains = [
  declareDomain('content', { endpoints: content, calls: schemas.contentContract, schemas }),
]

export { content }
export * from './schemas.ts'
