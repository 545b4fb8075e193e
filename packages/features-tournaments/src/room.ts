import { roomTexts } from '@marquee/feature-room'
import en from './messages/en.json'
import es from './messages/es.json'
import { TournamentsPage } from './TournamentsPage.tsx'

export { loadRoom as load } from '@marquee/feature-room'
export const pages = { page: TournamentsPage }
export const texts = roomTexts({ en, es })
