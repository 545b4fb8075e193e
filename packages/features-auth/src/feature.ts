import {
  defineFeature,
  type FeatureDefinition,
  type RouteDefinition,
  safePath,
} from '@marquee/core'

const redirectOnly: RouteDefinition['search'] = ({ redirectUrl }) => {
  const path = safePath(redirectUrl)
  return path === null ? {} : { redirectUrl: path }
}

/** Mails link to it, so every brand has it, and whoever is there may set a new password. */
const reset: RouteDefinition = {
  path: '/reset',
  name: 'reset',
  page: () => import('./pages/ResetPage.tsx').then((module) => module.ResetPage),
  layout: 'auth',
  prerender: true,
  title: 'auth:reset.documentTitle',
}

const pages: RouteDefinition[] = [
  {
    path: '/signin',
    name: 'signin',
    page: () => import('./pages/SignInPage.tsx').then((module) => module.SignInPage),
    layout: 'auth',
    prerender: true,
    audience: 'guest',
    search: redirectOnly,
    title: 'auth:signIn.documentTitle',
    description: 'auth:signIn.description',
  },
  {
    path: '/signup',
    name: 'signup',
    page: () => import('./pages/SignUpPage.tsx').then((module) => module.SignUpPage),
    layout: 'auth',
    prerender: true,
    audience: 'guest',
    search: redirectOnly,
    // Without the list of states the page still stands; it asks again itself.
    load: async ({ api, queryClient }) => {
      const { signUpInfoQuery } = await import('./queries.ts')
      await queryClient.prefetchQuery(signUpInfoQuery(api))
    },
    title: 'auth:signUp.documentTitle',
    description: 'auth:signUp.description',
  },
]

/** The address asks for `action=login` on any page (MODAL-24). */
const withPages: FeatureDefinition['modals'] = {
  'login-action': {
    load: () => import('./modal/LoginAction.tsx').then((module) => module.LoginAction),
    query: 'action',
  },
}

const withoutPages: FeatureDefinition['modals'] = {
  signup: {
    load: () => import('./modal/SignUpModal.tsx').then((module) => module.SignUpModal),
    query: 'action',
  },
}

const shared = {
  id: 'auth',
  slots: {
    'home.sections': [
      {
        order: 40,
        audience: 'guest',
        load: () => import('./section/SignUpSection.tsx').then((module) => module.SignUpSection),
      },
    ],
  },
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
} satisfies FeatureDefinition

/**
 * How a guest becomes a player, on pages of their own (BRAND-11). A brand lists this or `authModal`;
 * what it does not list is not in its build.
 */
export const authPages = /* @__PURE__ */ defineFeature((): FeatureDefinition => ({
  ...shared,
  routes: [...pages, reset],
  modals: withPages,
}))

/** The same in a modal, for a brand without those pages (TEN-02). */
export const authModal = /* @__PURE__ */ defineFeature((): FeatureDefinition => ({
  ...shared,
  routes: [reset],
  modals: withoutPages,
}))
