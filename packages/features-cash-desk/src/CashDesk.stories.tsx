import { inApp, makePlayer } from '@marquee/core/testing'
import { makeRoomData } from '@marquee/feature-room/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChallengePage } from './ChallengePage.tsx'
import { DepositPage, OfferPage } from './DepositPage.tsx'
import { DeclinedPage, FailedPage } from './FailedPage.tsx'
import { cashDesk } from './feature.ts'
import { SuccessPage } from './SuccessPage.tsx'

const meta: Meta = {
  title: 'Cash desk',
  decorators: [
    inApp({
      brand: { features: [cashDesk()] },
      player: makePlayer(),
      data: makeRoomData({ promotions: [] }),
    }),
  ],
}
export default meta

export const Deposit: StoryObj = { render: () => <DepositPage /> }
export const Offer: StoryObj = { render: () => <OfferPage /> }
export const Success: StoryObj = { render: () => <SuccessPage /> }
export const Failed: StoryObj = { render: () => <FailedPage /> }
export const Declined: StoryObj = { render: () => <DeclinedPage /> }
export const Challenge: StoryObj = { render: () => <ChallengePage /> }
