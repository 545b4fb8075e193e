import { declareDomain } from '@marquee/contract/domain'
import { content, freeEntry, freeEntryDesk } from './endpoints.ts'
import * as freeEntrySchemas from './freeEntry.ts'
import * as deskSchemas from './freeEntryDesk.ts'
import * as schemas from './schemas.ts'

declare module '@marquee/contract/domain' {
  interface Domains {
    content: typeof schemas.contentContract
    freeEntry: typeof freeEntrySchemas.freeEntryContract
    freeEntryDesk: typeof deskSchemas.freeEntryDeskContract
  }
}

/** The calls that this feature answers, with their schemas. */
export const contentDomains = [
  declareDomain('content', { endpoints: content, calls: schemas.contentContract, schemas }),
]

/** Entries by mail: the player's calls and those of staff. */
export const freeEntryDomains = [
  declareDomain('freeEntry', {
    endpoints: freeEntry,
    calls: freeEntrySchemas.freeEntryContract,
    schemas: freeEntrySchemas,
  }),
  declareDomain('freeEntryDesk', {
    endpoints: freeEntryDesk,
    calls: deskSchemas.freeEntryDeskContract,
    schemas: deskSchemas,
  }),
]

export { content, freeEntryDesk, freeEntry as freeEntryCalls }
export * from './freeEntry.ts'
export * from './freeEntryDesk.ts'
export * from './schemas.ts'
