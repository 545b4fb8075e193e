import { pageMessages } from '@marquee/feature-page'
import { messages as own } from './messages/index.ts'
import { PromotionsPage } from './PromotionsPage.tsx'

export { loadFeaturePage as load } from '@marquee/feature-page'
export const pages = { page: PromotionsPage }
export const messages = pageMessages(own)
