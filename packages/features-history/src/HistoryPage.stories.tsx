import { inApp, makePlayer, silence } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { history } from './feature.ts'
import { HistoryPage } from './HistoryPage.tsx'
import { makeEntry, makeStatement } from './testing/makeHistory.ts'

const meta: Meta = { title: 'History/Page', parameters: { notFor: ['guest'] } }
export default meta

const entries = [
  makeEntry({ id: '12', kind: 'round-win', amount: 45, balanceAfter: 15_005 }),
  makeEntry({ id: '11', balanceAfter: 14_960 }),
  makeEntry(),
  makeEntry({ id: '9', kind: 'welcome-gift', amount: 15_000, balanceAfter: 15_000, round: null }),
]

const scene = (found: typeof entries | null): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [history()] },
      player: makePlayer(),
      path: '/profile/history',
      answers: {
        'GET /rest/history/': found
          ? {
              success: true,
              data: {
                entries: found,
                nextCursor: found.length ? '9' : null,
                kinds: ['round-win'],
                kindNames: { 'round-win': { en: 'Win', es: 'Ganancia' } },
              },
            }
          : silence,
        'GET /rest/history/statements/': {
          success: true,
          data: { statements: [makeStatement(), makeStatement({ month: '2026-10' })] },
        },
      },
    }),
  ],
  render: () => <HistoryPage />,
})

export const Entries = scene(entries)
export const Empty = scene([])
export const Loading = scene(null)
