import type { ContentPage } from '../contract/schemas.ts'

/** A page with four headings, a list and a link. */
export const makeContent = (overrides: Partial<ContentPage> = {}): ContentPage => ({
  name: 'help',
  title: 'Help',
  description: 'Short answers.',
  updatedAt: Date.UTC(2026, 10, 16),
  blocks: [
    {
      kind: 'paragraph',
      words: ['Read ', { text: 'the rules', to: '/page/sweepstakes-rules' }, '.'],
    },
    ...['one', 'two', 'three', 'four'].map(
      (id) => ({ kind: 'heading', id, text: `Part ${id}` }) as const,
    ),
    { kind: 'list', items: [['First'], ['Second']] },
  ],
  ...overrides,
})
