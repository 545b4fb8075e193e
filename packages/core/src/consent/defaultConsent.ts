import type { ConsentConfig } from './types.ts'
import { texts } from './messages/texts.ts'

/** What the shell itself keeps and offers; a brand with more says its own whole list. */
export const defaultConsent: ConsentConfig = {
  necessary: [
    {
      id: 'session',
      name: texts('session.name'),
      description: texts('session.description'),
    },
    {
      id: 'language',
      name: texts('language.name'),
      description: texts('language.description'),
    },
    {
      id: 'preferences',
      name: texts('preferences.name'),
      description: texts('preferences.description'),
    },
    {
      id: 'consent',
      name: texts('consent.name'),
      description: texts('consent.description'),
    },
  ],
  optional: [
    {
      id: 'analytics',
      name: texts('analytics.name'),
      description: texts('analytics.description'),
    },
    {
      id: 'monitoring',
      name: texts('monitoring.name'),
      description: texts('monitoring.description'),
    },
    {
      id: 'marketing-push',
      name: texts('marketingPush.name'),
      description: texts('marketingPush.description'),
    },
    {
      id: 'partners',
      name: texts('partners.name'),
      description: texts('partners.description'),
    },
  ],
}
