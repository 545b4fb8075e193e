import type { Author } from './types.ts'
import { texts } from '../messages/texts.ts'

export const cookies: Author = ({ name }) => ({
  updatedAt: Date.UTC(2026, 10, 16),
  title: texts('cookies.title'),
  description: texts('cookies.description'),
  sections: [
    {
      id: 'what',
      heading: null,
      body: [texts('cookies.what.body', { name })],
    },
    {
      id: 'necessary',
      heading: texts('cookies.necessary.heading'),
      body: [
        [
          texts('cookies.necessary.body.signingInKeeps'),
          texts('cookies.necessary.body.languageRemembersThe'),
          texts('cookies.necessary.body.preferencesSoundMotion'),
          texts('cookies.necessary.body.yourChoiceAbout'),
        ],
      ],
    },
    {
      id: 'optional',
      heading: texts('cookies.optional.heading'),
      body: [
        [
          texts('cookies.optional.body.statisticsWhichPages'),
          texts('cookies.optional.body.errorsAndSpeed'),
          texts('cookies.optional.body.newsByPush'),
        ],
      ],
    },
    {
      id: 'change',
      heading: texts('cookies.change.heading'),
      body: [texts('cookies.change.body.atTheFoot'), texts('cookies.change.body.whatWeDo')],
    },
  ],
})
