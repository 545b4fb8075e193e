import { pageMessages } from '@marquee/feature-page'
import { messages as own } from './messages/index.ts'

/** The pages in one script with their texts and what they load. */
export { isValid } from './addresses.ts'
export { ChallengePage } from './challenge/ChallengePage.tsx'
export { DepositPage, OfferPage } from './deposit/DepositPage.tsx'
export { DeclinedPage, FailedPage } from './outcome/FailedPage.tsx'
export { SuccessPage } from './outcome/SuccessPage.tsx'
export { loadDesk } from './queries.ts'
export { ReceiptPage } from './receipt/ReceiptPage.tsx'
export { RedeemPage } from './redeem/RedeemPage.tsx'

export const messages = pageMessages(own)
