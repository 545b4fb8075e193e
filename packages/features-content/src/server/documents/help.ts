import type { Author } from './types.ts'
import { texts } from '../messages/texts.ts'

export const help: Author = ({ name, minimumAge, dailyLogin, waysToSupport, contactEmail }) => ({
  updatedAt: Date.UTC(2026, 10, 30),
  title: texts('help.title'),
  description: texts('help.description'),
  sections: [
    {
      id: 'free',
      heading: texts('help.free.heading'),
      body: [texts('help.free.body', { name })],
    },
    {
      id: 'balances',
      heading: texts('help.balances.heading'),
      body: [texts('help.balances.body')],
    },
    ...(dailyLogin.isActive
      ? [
          {
            id: 'daily',
            heading: texts('help.daily.heading'),
            body: [texts('help.daily.body')],
          },
        ]
      : []),
    {
      id: 'redeem',
      heading: texts('help.redeem.heading'),
      body: [texts('help.redeem.body')],
    },
    {
      id: 'purchase',
      heading: texts('help.purchase.heading'),
      body: [texts('help.purchase.body')],
    },
    {
      id: 'password',
      heading: texts('help.password.heading'),
      body: [texts('help.password.body')],
    },
    {
      id: 'interrupted',
      heading: texts('help.interrupted.heading'),
      body: [texts('help.interrupted.body')],
    },
    {
      id: 'age',
      heading: texts('help.age.heading'),
      body: [texts('help.age.body', { minimumAge: minimumAge.default })],
    },
    {
      id: 'stop',
      heading: texts('help.stop.heading'),
      body: [texts('help.stop.body')],
    },
    {
      id: 'contact',
      heading: texts('help.contact.heading'),
      body: [...waysToSupport, texts('help.contact.body.byEMail', { contactEmail })],
    },
  ],
})
