import type { z } from 'zod'
import type { popupAdsSettings } from './settings.ts'
import { texts } from './messages/texts.ts'

/** The pop-up ads of brands that say nothing: late, few, and about what costs nothing (SIL-B-70). */
export const defaultPopups: z.input<typeof popupAdsSettings> = [
  {
    id: 1,
    name: 'free-account',
    trigger: 'sessionStart',
    audience: 'guest',
    delaySeconds: 60,
    priority: 10,
    companyPriority: 10,
    title: texts('freeAccount.title'),
    text: texts('freeAccount.text'),
    action: texts('freeAccount.action'),
    link: '/signup',
  },
  {
    id: 2,
    name: 'running-now',
    trigger: 'sessionStart',
    audience: 'player',
    delaySeconds: 90,
    priority: 10,
    companyPriority: 10,
    title: texts('runningNow.title'),
    text: texts('runningNow.text'),
    action: texts('runningNow.action'),
    link: '/promotions',
  },
]
