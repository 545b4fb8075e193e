import { inApp, makePlayer } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AffiliatesPage } from './AffiliatesPage.tsx'
import { affiliates } from './feature.ts'

const meta: Meta<typeof AffiliatesPage> = {
  component: AffiliatesPage,
  decorators: [
    inApp({ brand: { features: [affiliates()] }, player: makePlayer({ isAffiliate: true }) }),
  ],
}
export default meta

export const Partner: StoryObj<typeof AffiliatesPage> = {}
