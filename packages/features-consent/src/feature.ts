import { defineFeature, fromBundle } from '@marquee/core'

declare module '@marquee/core' {
  interface Features {
    consent: { modals: { 'cookie-settings': object } }
  }
}

const bundle = () => import('./bundle.ts')
const { component, slotEntry } = fromBundle(bundle)

/** Asks what may be kept on this device, and shows what was chosen (CONSENT-01, TEN-19). */
export const consent = defineFeature(() => ({
  id: 'consent',
  bundle,
  pages: {},
  behaviours: [() => import('./atRest.ts').then((module) => module.Consent)],
  modals: {
    'cookie-settings': { load: component('ConsentSettings'), openModal: 'cookie-settings' },
  },
  slots: {
    'menu.device': [slotEntry('CookieSettingsLine', { order: 90, duringBreak: 'shown' })],
  },
}))
