import { pageMessages } from '@marquee/feature-page'
import { messages as own } from './messages/index.ts'
import { CollectionsPage } from './CollectionsPage.tsx'

export { loadCollections as load } from './queries.ts'
export const pages = { page: CollectionsPage }
export const messages = pageMessages(own)
