import { defineFeature, type PushTools, type RouteContext } from '@marquee/core'

const queries = () => import('./queries.ts')

/** What a push says of the verification goes where this tab shows it. */
const heard =
  <P>(
    hear: (module: Awaited<ReturnType<typeof queries>>) => (tools: PushTools, payload: P) => void,
  ) =>
  (payload: P, tools: PushTools) =>
    void queries().then((module) => hear(module)(tools, payload))

/** Documents a player sends, and the check of who they are (VERIFY-01..23). */
export const verification = defineFeature(() => ({
  id: 'verification',
  routes: [
    {
      path: '/profile/documents',
      name: 'profile-documents',
      title: 'verification:documents.title',
      audience: 'player',
      page: () => import('./documents/DocumentsPage.tsx').then((module) => module.DocumentsPage),
      load: async ({ api, queryClient }: RouteContext) =>
        queryClient.ensureQueryData((await queries()).documentsQuery(api)),
      account: { label: { en: 'Documents', es: 'Documentos' }, icon: 'document', order: 50 },
    },
    {
      path: '/profile/identity',
      name: 'profile-identity',
      title: 'verification:identity.title',
      audience: 'player',
      page: () => import('./identity/IdentityPage.tsx').then((module) => module.IdentityPage),
      load: async ({ api, queryClient }: RouteContext) =>
        queryClient.ensureQueryData((await queries()).identityQuery(api)),
      account: {
        label: { en: 'Identity verification', es: 'Verificación de identidad' },
        icon: 'shield',
        order: 55,
      },
    },
  ],
  modals: {
    'identity-verification': {
      load: () => import('./widget/IdentityModal.tsx').then((module) => module.IdentityModal),
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
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
}))
