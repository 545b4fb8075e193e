import { roomTexts } from '@marquee/feature-page'
import { ChallengePage } from './challenge/ChallengePage.tsx'
import { DepositPage, OfferPage } from './deposit/DepositPage.tsx'
import en from './messages/en.json'
import es from './messages/es.json'
import { DeclinedPage, FailedPage } from './outcome/FailedPage.tsx'
import { SuccessPage } from './outcome/SuccessPage.tsx'
import { ReceiptPage } from './receipt/ReceiptPage.tsx'
import { RedeemPage } from './redeem/RedeemPage.tsx'

export { isValid } from './addresses.ts'
export { loadDesk as load } from './queries.ts'
export const pages = {
  deposit: DepositPage,
  offer: OfferPage,
  success: SuccessPage,
  failed: FailedPage,
  declined: DeclinedPage,
  receipt: ReceiptPage,
  redeem: RedeemPage,
  challenge: ChallengePage,
}
export const texts = roomTexts({ en, es })
