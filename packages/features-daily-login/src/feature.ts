import { defineFeature, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    'daily-login': { modals: { 'daily-login': object } }
  }
}

export interface DailyLoginOptions {
  /** What players read of the stake of free spins: a bet level, or the entries that it is worth (DAILY-07). */
  freeSpinsBetLevelAs?: 'entries'
}

const bundle = () => import('./bundle.ts')
const { call, slotEntry } = fromBundle(bundle)

/** A reward for each day on which a player comes back (DAILY-01). */
export const dailyLogin = defineFeature<DailyLoginOptions | undefined>((options) => ({
  id: 'daily-login',
  bundle,
  pages: {},
  claims: 'daily-login',
  isActive: (player) => player.dailyLogin,
  modals: {
    'daily-login': {
      load: () => bundle().then((module) => module.modalWith(options)),
      openModal: 'daily-login',
      audience: 'player',
    },
  },
  slots: {
    'lobby.sections': [
      slotEntry('DailyLoginSection', { order: 20, audience: 'player', prefetch: true }),
    ],
    'header.actions': [slotEntry('DailyLoginButton', { order: 10, audience: 'player' })],
  },
  navigation: [
    {
      group: 'rewards',
      label: labels('dailyLogin'),
      icon: 'gift',
      to: '/lobby/',
      search: { openModal: 'daily-login' },
      order: 30,
      audience: 'player',
    },
  ],
  freeWay: {
    label: labels('freeWay'),
    text: labels('freeWayText'),
    icon: 'gift',
    opens: { modal: 'daily-login' },
    order: 10,
  },
  pushes: { cash: call('onCash') },
  autoModals: [
    {
      modal: 'daily-login',
      priority: 50,
      oncePerDay: 'daily-login',
      audience: 'player',
      wanted: call('isWaiting'),
    },
  ],
}))
