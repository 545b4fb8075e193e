import { roomTexts } from '@marquee/feature-room'
import en from './messages/en.json'
import es from './messages/es.json'
import { CoinDropsPage } from './CoinDropsPage.tsx'

export { loadRoom as load } from '@marquee/feature-room'
export const pages = { page: CoinDropsPage }
export const texts = roomTexts({ en, es })
