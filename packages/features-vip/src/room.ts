import { roomTexts } from '@marquee/feature-room'
import en from './messages/en.json'
import es from './messages/es.json'
import { VipPage } from './VipPage.tsx'

export { loadRoom as load } from '@marquee/feature-room'
export const pages = { page: VipPage }
export const texts = roomTexts({ en, es })
