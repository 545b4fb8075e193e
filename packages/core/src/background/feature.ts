import type { FeatureDefinition } from '../feature/types.ts'

/**
 * What the shell does once the first page is at rest. Apart from `core`, so that neither its code
 * nor its texts are sent with the page.
 */
export const background: FeatureDefinition = {
  id: 'background',
  behaviours: [
    () => import('./Background.tsx').then((module) => module.Background),
    () => import('../inactivity/Inactivity.tsx').then((module) => module.Inactivity),
  ],
  modals: {
    notifications: {
      load: () =>
        import('../notifications/NotificationsSheet.tsx').then(
          (module) => module.NotificationsSheet,
        ),
    },
    'while-away': {
      load: () => import('../inbox/WhileAwayModal.tsx').then((module) => module.WhileAwayModal),
      audience: 'player',
      ...(import.meta.env.MARQUEE_PREVIEW && {
        sample: {
          entries: [
            { id: 1, kind: 'friend', params: {}, coins: 5000, entries: 100, at: 0, isRead: false },
          ],
        },
      }),
    },
    'popup-ad': {
      load: () => import('../popupAds/PopupAdModal.tsx').then((module) => module.PopupAdModal),
    },
    'cookie-settings': {
      load: () => import('../consent/ConsentSettings.tsx').then((module) => module.ConsentSettings),
      openModal: 'cookie-settings',
    },
  },
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
}
