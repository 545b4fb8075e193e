import { defineFeature, fromBundle } from '@marquee/core'

declare module '@marquee/core' {
  interface Features {
    'web-app': object
  }
}

const bundle = () => import('./bundle.ts')
const { slotEntry } = fromBundle(bundle)

/** What makes the site an app: its service worker, the offer to install it, and push (PUSH-01). */
export const webApp = defineFeature(() => ({
  id: 'web-app',
  bundle,
  pages: {},
  behaviours: [() => import('./atRest.ts').then((module) => module.AppBehaviour)],
  slots: {
    'menu.device': [
      slotEntry('PushSetting', { order: 10, audience: 'player', duringBreak: 'shown' }),
      slotEntry('InstallSetting', { order: 20 }),
    ],
  },
}))
