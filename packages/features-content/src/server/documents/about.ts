import type { Author } from './types.ts'
import { texts } from '../messages/texts.ts'

export const about: Author = ({ name, about: voice }) => ({
  updatedAt: Date.UTC(2026, 10, 16),
  title: texts('about.title', { name }),
  description: texts('about.description', { name }),
  sections: [
    {
      id: 'place',
      heading: null,
      body: [...(voice ? [voice] : []), texts('about.place.body.isAFree', { name })],
    },
    {
      id: 'promises',
      heading: texts('about.promises.heading'),
      body: [
        [
          texts('about.promises.body.playingIsFree'),
          texts('about.promises.body.oddsAreShown'),
          texts('about.promises.body.winnersOnThe'),
          texts('about.promises.body.youCanLimit'),
        ],
      ],
    },
    {
      id: 'papers',
      heading: texts('about.papers.heading'),
      body: [texts('about.papers.body')],
    },
  ],
})
