import { defineFeature, type PushTools, type RouteContext } from '@marquee/core'

/** One door, so that a brand's first load names only one. */
const parts = () => import('./parts.ts')

/** What a push says of the verification goes where this tab shows it. */
const heard =
  <P>(
    hear: (module: Awaited<ReturnType<typeof parts>>) => (tools: PushTools, payload: P) => void,
  ) =>
  (payload: P, tools: PushTools) =>
    void parts().then((module) => hear(module)(tools, payload))

/** Documents a player sends, and the check of who they are (VERIFY-01..23). */
export const verification = defineFeature(() => ({
  id: 'verification',
  routes: [
    {
      path: '/profile/documents',
      name: 'profile-documents',
      title: 'verification:documents.title',
      audience: 'player',
      page: () => parts().then((module) => module.documentsPage()),
      load: async ({ api, queryClient }: RouteContext) =>
        queryClient.ensureQueryData((await parts()).documentsQuery(api)),
      account: { label: { en: 'Documents', es: 'Documentos' }, icon: 'document', order: 50 },
    },
    {
      path: '/profile/identity',
      name: 'profile-identity',
      title: 'verification:identity.title',
      audience: 'player',
      page: () => parts().then((module) => module.identityPage()),
      load: async ({ api, queryClient }: RouteContext) =>
        queryClient.ensureQueryData((await parts()).identityQuery(api)),
      account: {
        label: { en: 'Identity verification', es: 'Verificación de identidad' },
        icon: 'shield',
        order: 55,
      },
    },
  ],
  modals: {
    'identity-verification': {
      load: () => parts().then((module) => module.identityModal()),
      hash: { contains: 'verify', under: '/profile' },
      audience: 'player',
    },
  },
  pushes: {
    playerVerification: heard((module) => module.hearAction),
    playerIdentityVerification: heard((module) => module.hearStatus),
    profile: heard((module) => module.hearProfile),
  },
  messages: {
    en: () => parts().then((module) => module.en()),
    es: () => parts().then((module) => module.es()),
  },
}))
