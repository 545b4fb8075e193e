import type { PlayerSession, Profile, Rewards } from '@marquee/contract'
import type { TestAppOptions } from '@marquee/core/testing'

/** Somebody who has filled in the sign-up form and nothing else. */
export const makeProfile = (overrides: Partial<Profile> = {}): Profile => ({
  name: 'Robin',
  surname: null,
  city: null,
  address: null,
  address2: null,
  zip: null,
  state: 'OH',
  phone: null,
  birthday: '1990-05-17',
  profileCompleted: false,
  easyProfileCompleted: false,
  easyProfileModuleEnabled: true,
  uncompletedProfileFields: ['surname', 'phone', 'address', 'city', 'zip'],
  documentConfirmStatus: null,
  responsiblePlay: { activityReminderValue: null },
  autoVerificationData: {
    isEnabled: false,
    isAvailable: false,
    showOn: [],
    providers: [],
    isTest: false,
  },
  ...overrides,
})

export const makeRewards = (overrides: Partial<Rewards> = {}): Rewards => ({
  email: { available: true, completed: false, coins: 1_000 },
  profile: { available: true, completed: false, coins: 2_000 },
  phone: { available: true, completed: false, coins: 1_000 },
  ...overrides,
})

export const makeSession = (overrides: Partial<PlayerSession> = {}): PlayerSession => ({
  id: 'b1c9c3d4-0001-4000-8000-000000000001',
  device: 'Chrome, Windows',
  createdAt: Date.UTC(2026, 10, 20, 9),
  lastSeenAt: Date.UTC(2026, 10, 20, 10),
  current: true,
  ...overrides,
})

const states = [{ code: 'OH', name: { en: 'Ohio', es: 'Ohio' }, minimumAge: 18, allowed: true }]

/** What the platform answers to the whole account area. */
export const makeAnswers = (
  profile: Profile = makeProfile(),
): NonNullable<TestAppOptions['answers']> => ({
  'GET /rest/player/profile/': { success: true, data: profile },
  'GET /rest/player/rewards/': { success: true, data: makeRewards() },
  'GET /rest/player/welcome/': { success: true, data: { gift: { coins: 10_000, entries: 200 } } },
  'GET /rest/page/profile/': {
    seo: { title: '', description: '' },
    payload: { memberSince: Date.UTC(2026, 0, 5) },
  },
  'GET /rest/restriction/info/': { success: true, data: { states } },
  'GET /rest/player/sessions/': {
    success: true,
    data: {
      sessions: [
        makeSession(),
        makeSession({
          id: 'b1c9c3d4-0002-4000-8000-000000000002',
          device: 'Safari, iPhone',
          current: false,
        }),
      ],
      previousSignIn: { at: Date.UTC(2026, 10, 18, 20), device: 'Safari, iPhone' },
    },
  },
  'GET /rest/player/passkeys/': {
    success: true,
    data: {
      passkeys: [
        { id: 'p', device: 'Chrome, Windows', createdAt: Date.UTC(2026, 10, 1), lastUsedAt: null },
      ],
    },
  },
  'GET /rest/player/socials/': {
    success: true,
    data: {
      accounts: [
        { provider: 'google', name: 'Robin', linkedAt: Date.UTC(2026, 10, 1) },
        { provider: 'facebook', name: null, linkedAt: null },
        { provider: 'apple', name: null, linkedAt: null },
      ],
    },
  },
  'GET /rest/player/subscription/': {
    success: true,
    data: { email: false, push: false, sms: true },
  },
})
