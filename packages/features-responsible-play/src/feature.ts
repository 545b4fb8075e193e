import { type AccountSection, defineFeature, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    'responsible-play': {
      pages: {
        overview: '/game/responsible-play'
        purchase: '/profile/purchase-limit'
        play: '/profile/play-limits'
        reality: '/profile/reality-check'
        coolOff: '/profile/cool-off'
        exclusion: '/profile/self-exclusion'
      }
      modals: { 'reality-check': object }
    }
  }
}

const bundle = () => import('./bundle.ts')
const { call, component, slotEntry } = fromBundle(bundle)

/** A page of the account area, with its entry there. */
const section = <P extends string>(path: P, account: AccountSection) => ({
  path: `/profile${path}` as const,
  audience: 'player' as const,
  account,
})

/** Limits, reality checks, breaks and exclusion; what is refused is refused by the platform. */
export const responsiblePlay = defineFeature(() => ({
  id: 'responsible-play',
  bundle,
  pages: {
    overview: {
      path: '/game/responsible-play',
      description: 'responsible-play:overview.description',
      account: {
        label: labels('pages.overview'),
        icon: 'shield',
        order: 60,
      },
    },
    purchase: section('/purchase-limit', {
      label: labels('pages.purchase'),
      icon: 'cart',
      order: 62,
    }),
    play: section('/play-limits', {
      label: labels('pages.play'),
      icon: 'hourglass',
      order: 64,
    }),
    reality: section('/reality-check', {
      label: labels('pages.reality'),
      icon: 'clock',
      order: 66,
    }),
    coolOff: section('/cool-off', {
      label: labels('pages.coolOff'),
      icon: 'pause',
      order: 68,
    }),
    exclusion: section('/self-exclusion', {
      label: labels('pages.exclusion'),
      icon: 'lock',
      order: 70,
    }),
  },
  modals: {
    'reality-check': { load: component('RealityCheckModal'), audience: 'player', required: true },
  },
  slots: {
    'lobby.restricted': [
      slotEntry('RestrictedLobby', { order: 10, audience: 'player', duringBreak: 'shown' }),
    ],
    'game.bar': [slotEntry('GameBarLink', { order: 90, audience: 'player', duringBreak: 'shown' })],
  },
  navigation: [
    {
      group: 'account',
      label: labels('navigation.limits'),
      icon: 'hourglass',
      order: 20,
      audience: 'player',
    },
    {
      group: 'help',
      label: labels('navigation.responsiblePlay'),
      icon: 'shield',
      order: 40,
    },
  ],
  behaviours: [() => import('./atRest.ts').then((module) => module.Vigil)],
  pushes: { app: call('onApp') },
}))
