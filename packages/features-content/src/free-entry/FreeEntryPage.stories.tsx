import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../feature.ts'
import { makeFreeEntry, makeRequest } from '../testing/makeFreeEntry.ts'
import type { FreeEntry } from '../contract/freeEntry.ts'
import { FreeEntryPage } from './FreeEntryPage.tsx'

const brand = { features: [content()] }
const holding = (freeEntry: FreeEntry) => [
  ...makePageData(),
  [['player', 'free-entry'], freeEntry] as const,
]

const meta: Meta<typeof FreeEntryPage> = {
  title: 'Content/Free entry',
  component: FreeEntryPage,
}
export default meta
type Story = StoryObj<typeof FreeEntryPage>

export const Guest: Story = {
  globals: { player: 'guest' },
  decorators: [inApp({ brand, data: holding(makeFreeEntry({ codesLeft: 0 })) })],
}
export const FirstCode: Story = {
  decorators: [inApp({ brand, player: makePlayer(), data: holding(makeFreeEntry()) })],
}
export const WithCards: Story = {
  decorators: [
    inApp({
      brand,
      player: makePlayer(),
      data: holding(
        makeFreeEntry({
          codesLeft: 4,
          requests: [
            makeRequest(),
            makeRequest({
              code: '4HWT9C3N',
              status: 'credited',
              entries: 500,
              decidedAt: Date.UTC(2026, 10, 12),
            }),
            makeRequest({
              code: 'BX27MKQ5',
              status: 'refused',
              reason: 'unreadable',
              decidedAt: Date.UTC(2026, 10, 8),
            }),
          ],
        }),
      ),
    }),
  ],
}
