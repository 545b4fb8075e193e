import {
  type AccountSection,
  type Audience,
  defineFeature,
  fromBundle,
  playerKey,
} from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    account: {
      pages: {
        overview: '/profile'
        personal: '/profile/personal-info'
        level: '/profile/level-info'
        security: '/profile/security'
        socials: '/profile/socials'
        news: '/profile/subscription'
      }
      modals: {
        profile: object
        'email-confirm': { change?: boolean }
        'email-confirmed': object
        'email-link': object
        'phone-confirm': { change?: boolean }
        'registration-complete': object
        reauthenticate: { done?: () => void }
        'close-account': object
        welcome: object
      }
      parameters: { openNotify: string; confirmEmail: string }
    }
  }
}

const bundle = () => import('./bundle.ts')
const { call, component, slotEntry } = fromBundle(bundle)

const section = <P extends string>(path: P, account: AccountSection) => ({
  path: `/profile${path}` as const,
  slots: ['account.reward' as const, 'account.level' as const],
  account,
})

const modal = <L>(load: L, audience: Audience = 'player') => ({ load, audience })

/** Who the player is: what they told, how they are reached, how they sign in (PROFILE). */
export const account = defineFeature(() => ({
  id: 'account',
  bundle,
  route: { audience: 'player' },
  pages: {
    overview: { path: '/profile', slots: ['account.reward'] },
    personal: section('/personal-info', {
      label: labels('pages.personal'),
      icon: 'user',
      order: 10,
    }),
    level: section('/level-info', {
      label: labels('pages.level'),
      icon: 'medal',
      order: 15,
    }),
    security: section('/security', {
      label: labels('pages.security'),
      icon: 'lock',
      order: 20,
    }),
    socials: section('/socials', {
      label: labels('pages.socials'),
      icon: 'link',
      order: 30,
    }),
    news: section('/subscription', {
      label: labels('pages.news'),
      icon: 'mail',
      order: 40,
    }),
  },
  modals: {
    profile: { ...modal(component('ProfileModal')), openModal: 'profile' },
    'email-confirm': { ...modal(component('EmailConfirmModal')), openModal: 'email-confirm' },
    'email-confirmed': {
      ...modal(component('EmailConfirmedModal'), 'anyone'),
      query: 'openNotify',
    },
    'email-link': { ...modal(component('EmailLink'), 'anyone'), query: 'confirmEmail' },
    'phone-confirm': { ...modal(component('PhoneConfirmModal')), openModal: 'phone-confirm' },
    'registration-complete': {
      ...modal(component('RegistrationModal')),
      openModal: 'registration-complete',
    },
    reauthenticate: modal(component('ReauthenticateModal')),
    'close-account': modal(component('CloseAccountModal')),
    welcome: { ...modal(component('WelcomeModal')), openModal: 'welcome', unasked: true },
  },
  slots: {
    'registration.welcome': [
      slotEntry('WelcomeScene', { order: 10, audience: 'player', prefetch: true }),
    ],
    'registration.form': [
      slotEntry('RegistrationForm', {
        order: 10,
        audience: 'player',
        duringBreak: 'shown',
        prefetch: true,
      }),
    ],
  },
  navigation: [
    {
      group: 'account',
      label: labels('navigation'),
      icon: 'settings',
      order: 30,
      audience: 'player',
    },
  ],
  // RT-05: changed on another device; what this one shows follows.
  pushes: {
    profile: (_, { queryClient }) => void queryClient.invalidateQueries({ queryKey: playerKey }),
  },
  autoModals: [
    {
      modal: 'registration-complete',
      priority: 90,
      oncePerDay: 'registration-complete',
      audience: 'player',
      wanted: call('wantsRegistration'),
    },
    {
      modal: 'email-confirm',
      priority: 40,
      oncePerDay: 'email-confirm',
      audience: 'player',
      wanted: call('wantsEmailConfirm'),
    },
  ],
  behaviours: [() => import('./atRest.ts').then((module) => module.AccountBehaviour)],
}))
