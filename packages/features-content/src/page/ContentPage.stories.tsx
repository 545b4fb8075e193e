import { inApp, silence } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../feature.ts'
import { makeContent } from '../testing/makeContent.ts'
import { NamedContent } from './ContentPage.tsx'

const brand = { features: [content()] }

const meta: Meta<typeof NamedContent> = {
  title: 'Content/Page',
  component: NamedContent,
  args: { name: 'help' },
}
export default meta
type Story = StoryObj<typeof NamedContent>

export const Long: Story = {
  decorators: [
    inApp({
      brand,
      data: [
        [['content', 'help', 'en'], makeContent()],
        [['content', 'help', 'es'], makeContent()],
      ],
    }),
  ],
}
export const Loading: Story = {
  decorators: [inApp({ brand, answers: { 'GET /rest/page/content/help/': silence } })],
}
export const Failed: Story = { decorators: [inApp({ brand })] }
