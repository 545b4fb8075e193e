import { inApp, refusal, silence } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CollectionsPage } from './CollectionsPage.tsx'
import { collections } from './feature.ts'
import { makeCollectionsData } from './testing/makeCollections.ts'

const brand = { features: [collections()] }

const meta: Meta<typeof CollectionsPage> = {
  title: 'Collections/Page',
  component: CollectionsPage,
}
export default meta
type Story = StoryObj<typeof CollectionsPage>

export const Filled: Story = { decorators: [inApp({ brand, data: makeCollectionsData() })] }
export const Empty: Story = { decorators: [inApp({ brand, data: makeCollectionsData([]) })] }

export const Loading: Story = {
  decorators: [inApp({ brand, answers: { 'GET /rest/page/home/': silence } })],
}

export const Failed: Story = {
  decorators: [inApp({ brand, answers: { 'GET /rest/page/home/': () => refusal('not-found') } })],
}
