import type { LocalText } from '@marquee/contract/locales'
import type { z } from 'zod'
import type { popupAdsSettings } from './settings.ts'
import { texts } from './messages/texts.ts'

/** What an ad says: its title, what it is about, and the button. */
type Words = Record<'title' | 'text' | 'action', LocalText>

/**
 * The two ads that every brand has, late and about what costs nothing (SIL-B-70), in the brand's words:
 * that an account is free, for guests, and what runs now, for players.
 */
export const standingPopups = (words: {
  freeAccount: Words
  runningNow: Words
}): z.input<typeof popupAdsSettings> => [
  {
    id: 1,
    name: 'free-account',
    trigger: 'sessionStart',
    audience: 'guest',
    delaySeconds: 60,
    priority: 10,
    companyPriority: 10,
    ...words.freeAccount,
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
    ...words.runningNow,
    link: '/promotions',
  },
]

/** The pop-up ads of brands that say nothing. */
export const defaultPopups = standingPopups({
  freeAccount: {
    title: texts('freeAccount.title'),
    text: texts('freeAccount.text'),
    action: texts('freeAccount.action'),
  },
  runningNow: {
    title: texts('runningNow.title'),
    text: texts('runningNow.text'),
    action: texts('runningNow.action'),
  },
})
