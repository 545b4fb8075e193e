import { inApp, makePlayer } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PartnersAccountPage } from './PartnersAccountPage.tsx'
import { affiliates } from './feature.ts'

const meta: Meta<typeof PartnersAccountPage> = {
  component: PartnersAccountPage,
  decorators: [
    inApp({ brand: { features: [affiliates()] }, player: makePlayer({ isAffiliate: true }) }),
  ],
}
export default meta

export const Partner: StoryObj<typeof PartnersAccountPage> = {}
