import { defineFeature, type FeatureDefinition, type RouteDefinition } from '@marquee/core'

/** Sections and modals come through one door each, so that a brand's first load names only two. */
const pages = () => import('./pages.ts')
const modals = () => import('./modals.ts')

type PageName = Exclude<keyof Awaited<ReturnType<typeof pages>>, 'load'>

const section = (
  path: string,
  page: PageName,
  account: NonNullable<RouteDefinition['account']>,
): RouteDefinition => ({
  path: `/profile/${path}`,
  name: `profile-${path}`,
  title: `account:${page}.title`,
  audience: 'player',
  page: () => pages().then((module) => module[page]()),
  load: (context) => pages().then((module) => module.load(page, context)),
  slots: ['account.reward', 'account.level'],
  account,
})

const modal = (
  name: Exclude<
    keyof Awaited<ReturnType<typeof modals>>,
    | 'registrationForm'
    | 'welcomeScene'
    | 'behaviour'
    | 'profileQuery'
    | 'rewardsQuery'
    | 'welcomeQuery'
    | 'wantsRegistration'
    | 'wantsEmailConfirm'
    | 'en'
    | 'es'
  >,
  audience: 'player' | 'anyone' = 'player',
) => ({ load: () => modals().then((module) => module[name]()), audience })

/** Who the player is: what they told, how they are reached, how they sign in (PROFILE). */
export const account = defineFeature((): FeatureDefinition => ({
  id: 'account',
  routes: [
    {
      path: '/profile',
      name: 'profile',
      title: 'account:overview.title',
      audience: 'player',
      page: () => pages().then((module) => module.overview()),
      load: (context) => pages().then((module) => module.load('overview', context)),
      slots: ['account.reward'],
    },
    section('personal-info', 'personal', {
      label: { en: 'Personal info', es: 'Datos personales' },
      icon: 'user',
      order: 10,
    }),
    section('level-info', 'level', {
      label: { en: 'Level', es: 'Nivel' },
      icon: 'medal',
      order: 15,
    }),
    section('security', 'security', {
      label: { en: 'Security', es: 'Seguridad' },
      icon: 'lock',
      order: 20,
    }),
    section('socials', 'socials', {
      label: { en: 'Linked accounts', es: 'Cuentas vinculadas' },
      icon: 'link',
      order: 30,
    }),
    section('subscription', 'news', {
      label: { en: 'News', es: 'Novedades' },
      icon: 'mail',
      order: 40,
    }),
  ],
  modals: {
    profile: { ...modal('profile'), openModal: 'profile' },
    'email-confirm': { ...modal('emailConfirm'), openModal: 'email-confirm' },
    'email-confirmed': { ...modal('emailConfirmed', 'anyone'), query: 'openNotify' },
    'email-link': { ...modal('emailLink', 'anyone'), query: 'confirmEmail' },
    'phone-confirm': { ...modal('phoneConfirm'), openModal: 'phone-confirm' },
    'registration-complete': { ...modal('registration'), openModal: 'registration-complete' },
    reauthenticate: modal('reauthenticate'),
    'close-account': modal('closeAccount'),
    welcome: { ...modal('welcome'), openModal: 'welcome' },
  },
  slots: {
    'registration.welcome': [
      {
        order: 10,
        audience: 'player',
        load: () => modals().then((module) => module.welcomeScene()),
        prefetch: async ({ api, queryClient }) => {
          const { profileQuery, rewardsQuery, welcomeQuery } = await modals()
          await Promise.all([
            queryClient.ensureQueryData(welcomeQuery(api)),
            queryClient.ensureQueryData(profileQuery(api)),
            queryClient.ensureQueryData(rewardsQuery(api)),
          ])
        },
      },
    ],
    'registration.form': [
      {
        order: 10,
        audience: 'player',
        duringBreak: 'shown',
        load: () => modals().then((module) => module.registrationForm()),
        prefetch: async ({ api, queryClient }) => {
          await queryClient.ensureQueryData((await modals()).profileQuery(api))
        },
      },
    ],
  },
  navigation: [
    {
      group: 'help',
      label: { en: 'Account', es: 'Cuenta' },
      icon: 'user',
      to: '/profile',
      order: 5,
      audience: 'player',
    },
  ],
  // RT-05: changed on another device; what this one shows follows.
  pushes: {
    profile: (_, { queryClient }) => void queryClient.invalidateQueries({ queryKey: ['player'] }),
  },
  autoModals: [
    {
      modal: 'registration-complete',
      priority: 90,
      oncePerDay: 'registration-complete',
      audience: 'player',
      wanted: async (tools) => (await modals()).wantsRegistration(tools),
    },
    {
      modal: 'email-confirm',
      priority: 40,
      oncePerDay: 'email-confirm',
      audience: 'player',
      wanted: async (tools) => (await modals()).wantsEmailConfirm(tools),
    },
  ],
  behaviours: [() => modals().then((module) => module.behaviour())],
  messages: {
    en: () => modals().then((module) => module.en()),
    es: () => modals().then((module) => module.es()),
  },
}))
