import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../feature.ts'
import { HowItWorksPage } from './HowItWorksPage.tsx'

const brand = { features: [content()] }

const meta: Meta<typeof HowItWorksPage> = {
  title: 'Content/How it works',
  component: HowItWorksPage,
}
export default meta
type Story = StoryObj<typeof HowItWorksPage>

export const Guest: Story = {
  globals: { player: 'guest' },
  decorators: [inApp({ brand, data: makePageData() })],
}
export const Player: Story = {
  decorators: [inApp({ brand, player: makePlayer(), data: makePageData() })],
}
