import { pageMessages } from '@marquee/feature-page'
import en from './messages/en.json'
import es from './messages/es.json'
import { CollectionsPage } from './CollectionsPage.tsx'

export { loadCollections as load } from './queries.ts'
export const pages = { page: CollectionsPage }
export const messages = pageMessages({ en, es })
