import { roomTexts } from '@marquee/feature-page'
import en from './messages/en.json'
import es from './messages/es.json'
import { PromotionsPage } from './PromotionsPage.tsx'

export { loadRoom as load } from '@marquee/feature-page'
export const pages = { page: PromotionsPage }
export const messages = roomTexts({ en, es })
