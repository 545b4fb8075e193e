import { defineFeature, type FeatureDefinition, safePath } from '@marquee/core'

/** The page after signing up, for brands that have one (BRAND-13, ROUTE-06). */
export const registrationComplete = defineFeature((): FeatureDefinition => ({
  id: 'registration-complete',
  requires: ['account'],
  routes: [
    {
      path: '/registration-complete',
      name: 'registration-complete',
      title: 'registration-complete:title',
      layout: 'auth',
      audience: 'player',
      search: ({ redirectUrl }) => {
        const path = safePath(redirectUrl)
        return path === null ? {} : { redirectUrl: path }
      },
      slots: ['registration.welcome', 'registration.form'],
      page: () =>
        import('./RegistrationCompletePage.tsx').then((module) => module.RegistrationCompletePage),
    },
  ],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
}))
