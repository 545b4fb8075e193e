import { defineFeature } from '../feature/defineFeature.ts'
import type { InboxEntry } from '@marquee/contract'
import { fromBundle } from '../feature/fromBundle.ts'

declare module '../feature/features.ts' {
  interface Features {
    background: {
      modals: {
        notifications: object
        'inbox-settings': object
        'while-away': { entries: InboxEntry[] }
      }
    }
  }
}

const bundle = () => import('./bundle.ts')
const { component } = fromBundle(bundle)

/**
 * What the shell does once the first page is at rest. Apart from `core`, so that neither its code
 * nor its texts are sent with the page.
 */
export const background = defineFeature(() => ({
  id: 'background',
  bundle,
  pages: {},
  behaviours: [() => import('./atRest.ts').then((module) => module.Background)],
  modals: {
    // The tap on a notice of the device leads here.
    notifications: { load: component('NotificationsSheet'), openModal: 'notifications' },
    'inbox-settings': { load: component('InboxSettingsSheet'), audience: 'player' },
    'while-away': {
      load: component('WhileAwayModal'),
      audience: 'player',
      ...(import.meta.env.MARQUEE_PREVIEW && {
        sample: {
          entries: [
            { id: 1, kind: 'friend', params: {}, coins: 5000, entries: 100, at: 0, isRead: false },
          ],
        },
      }),
    },
  },
}))
