import { pageMessages } from '@marquee/feature-page'
import en from './messages/en.json'
import es from './messages/es.json'
import { PromotionsPage } from './PromotionsPage.tsx'

export { loadFeaturePage as load } from '@marquee/feature-page'
export const pages = { page: PromotionsPage }
export const messages = pageMessages({ en, es })
