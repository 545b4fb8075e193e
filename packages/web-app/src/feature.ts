import { defineFeature, fromBundle } from '@marquee/core'

const bundle = () => import('./bundle.ts')
const { component, slotEntry } = fromBundle(bundle)

/** What makes the site an app: its service worker, the offer to install it, and push (PUSH-01). */
export const webApp = defineFeature(() => ({
  id: 'web-app',
  bundle,
  pages: {},
  behaviours: [component('AppBehaviour')],
  slots: {
    'menu.device': [
      slotEntry('PushSetting', { order: 10, audience: 'player', duringBreak: 'shown' }),
    ],
  },
}))
