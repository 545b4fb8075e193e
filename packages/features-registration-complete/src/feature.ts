import { defineFeature, safePath } from '@marquee/core'

declare module '@marquee/core' {
  interface Features {
    'registration-complete': {
      pages: { page: '/registration-complete' }
      search: { page: { redirectUrl?: string } }
    }
  }
}

/** The page after signing up, for brands that have one (BRAND-13, ROUTE-06). */
export const registrationComplete = defineFeature(() => ({
  id: 'registration-complete',
  requires: ['account'],
  bundle: () => import('./bundle.ts'),
  pages: {
    page: {
      path: '/registration-complete',
      title: 'registration-complete:title',
      layout: 'auth',
      audience: 'player',
      search: ({ redirectUrl }) => {
        const path = safePath(redirectUrl)
        return path === null ? {} : { redirectUrl: path }
      },
      slots: ['registration.welcome', 'registration.form'],
    },
  },
}))
