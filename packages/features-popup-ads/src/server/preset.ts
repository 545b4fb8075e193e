import type { LocalText } from '@marquee/contract/locales'
import type { z } from 'zod'
import type { popupAdsSettings } from './settings.ts'
import { texts } from './messages/texts.ts'

/** What the two ads say, by their keys: a title, what it is about, and the button. */
type Word = `${'freeAccount' | 'runningNow'}.${'title' | 'text' | 'action'}`

/**
 * The two ads that every brand has, late and about what costs nothing (SIL-B-70), in the brand's words:
 * that an account is free, for guests, and what runs now, for players.
 */
export const standingPopups = (
  say: (word: Word) => LocalText,
): z.input<typeof popupAdsSettings> => [
  {
    id: 1,
    name: 'free-account',
    trigger: 'sessionStart',
    audience: 'guest',
    delaySeconds: 60,
    priority: 10,
    companyPriority: 10,
    title: say('freeAccount.title'),
    text: say('freeAccount.text'),
    action: say('freeAccount.action'),
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
    title: say('runningNow.title'),
    text: say('runningNow.text'),
    action: say('runningNow.action'),
    link: '/promotions',
  },
]

/** The pop-up ads of brands that say nothing. */
export const defaultPopups = standingPopups(texts)
