import { roomTexts } from '@marquee/feature-room'
import en from './messages/en.json'
import es from './messages/es.json'
import { CosmicBoxesPage } from './CosmicBoxesPage.tsx'

export { loadRoom as load } from '@marquee/feature-room'
export const pages = { page: CosmicBoxesPage }
export const texts = roomTexts({ en, es })
