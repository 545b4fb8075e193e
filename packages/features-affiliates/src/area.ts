import { roomTexts } from '@marquee/feature-room'
import { AffiliatesPage } from './AffiliatesPage.tsx'
import en from './messages/en.json'
import es from './messages/es.json'
import { PartnersAccountPage } from './PartnersAccountPage.tsx'

export const pages = { area: AffiliatesPage, account: PartnersAccountPage }
export const texts = roomTexts({ en, es })

/** The middleware has fetched the player, and there is nothing else. */
export const load = async (): Promise<void> => {}
