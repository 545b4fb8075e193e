import { defineFeature, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    verification: {
      pages: { documents: '/profile/documents'; identity: '/profile/identity' }
      modals: { 'identity-verification': object }
    }
  }
}

const bundle = () => import('./bundle.ts')
const { call, component } = fromBundle(bundle)

/** Documents a player sends, and the check of who they are (VERIFY-01..23). */
export const verification = defineFeature(() => ({
  id: 'verification',
  bundle,
  route: { audience: 'player' },
  pages: {
    documents: {
      path: '/profile/documents',
      account: { label: labels('verification.pages.documents'), icon: 'document', order: 50 },
    },
    identity: {
      path: '/profile/identity',
      account: {
        label: labels('verification.pages.identity'),
        icon: 'shield',
        order: 55,
      },
    },
  },
  modals: {
    'identity-verification': {
      load: component('IdentityModal'),
      hash: { contains: 'verify', under: '/profile' },
      audience: 'player',
    },
  },
  // What a push says of the verification goes where this tab shows it.
  pushes: {
    playerVerification: call('onVerification'),
    playerIdentityVerification: call('onIdentity'),
    profile: call('onProfile'),
  },
}))
