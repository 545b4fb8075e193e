import { roomTexts } from '@marquee/feature-room'
import { ChallengePage } from './ChallengePage.tsx'
import { DepositPage, OfferPage } from './DepositPage.tsx'
import { DeclinedPage, FailedPage } from './FailedPage.tsx'
import en from './messages/en.json'
import es from './messages/es.json'
import { SuccessPage } from './SuccessPage.tsx'

export { loadRoom as load } from '@marquee/feature-room'
export { isValid } from './addresses.ts'
export const pages = {
  deposit: DepositPage,
  offer: OfferPage,
  success: SuccessPage,
  failed: FailedPage,
  declined: DeclinedPage,
  challenge: ChallengePage,
}
export const texts = roomTexts({ en, es })
