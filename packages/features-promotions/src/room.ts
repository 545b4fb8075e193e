import { roomTexts } from '@marquee/feature-room'
import en from './messages/en.json'
import es from './messages/es.json'
import { PromotionsPage } from './PromotionsPage.tsx'

export { loadRoom as load } from '@marquee/feature-room'
export const pages = { page: PromotionsPage }
export const texts = roomTexts({ en, es })
