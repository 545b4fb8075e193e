import type { Author } from './types.ts'
import { texts } from '../messages/texts.ts'

export const responsiblePlayPolicy: Author = ({ name, minimumAge }) => ({
  updatedAt: Date.UTC(2026, 10, 22),
  title: texts('responsiblePlayPolicy.title'),
  description: texts('responsiblePlayPolicy.description'),
  sections: [
    {
      id: 'fun',
      heading: null,
      body: [
        texts('responsiblePlayPolicy.fun.body.isHereFor', { name }),
        texts('responsiblePlayPolicy.fun.body.allOfIt'),
      ],
    },
    {
      id: 'limits',
      heading: texts('responsiblePlayPolicy.limits.heading'),
      body: [texts('responsiblePlayPolicy.limits.body')],
    },
    {
      id: 'reality-check',
      heading: texts('responsiblePlayPolicy.realityCheck.heading'),
      body: [texts('responsiblePlayPolicy.realityCheck.body')],
    },
    {
      id: 'breaks',
      heading: texts('responsiblePlayPolicy.breaks.heading'),
      body: [texts('responsiblePlayPolicy.breaks.body')],
    },
    {
      id: 'self-exclusion',
      heading: texts('responsiblePlayPolicy.selfExclusion.heading'),
      body: [texts('responsiblePlayPolicy.selfExclusion.body')],
    },
    {
      id: 'pace',
      heading: texts('responsiblePlayPolicy.pace.heading'),
      body: [
        [
          texts('responsiblePlayPolicy.pace.body.spinsAreNever'),
          texts('responsiblePlayPolicy.pace.body.weNeverCelebrate'),
          texts('responsiblePlayPolicy.pace.body.oddsAndReturns'),
          texts('responsiblePlayPolicy.pace.body.nobodyUnderMay', {
            minimumAge: minimumAge.default,
          }),
        ],
      ],
    },
    {
      id: 'signs',
      heading: texts('responsiblePlayPolicy.signs.heading'),
      body: [
        [
          texts('responsiblePlayPolicy.signs.body.doIPlay'),
          texts('responsiblePlayPolicy.signs.body.doIPlay2'),
          texts('responsiblePlayPolicy.signs.body.doIPlayDoIHide'),
        ],
        texts('responsiblePlayPolicy.signs.body.ifYouAnswer'),
      ],
    },
  ],
})
