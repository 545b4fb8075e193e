import { roomTexts } from '@marquee/feature-room'
import en from './messages/en.json'
import es from './messages/es.json'
import { PrizeDropsPage } from './PrizeDropsPage.tsx'

export { loadRoom as load } from '@marquee/feature-room'
export const pages = { page: PrizeDropsPage }
export const texts = roomTexts({ en, es })
