import type { PushPayload } from '@marquee/contract'
import type { PushTools, RouteContext } from '@marquee/core'
import { documentsQuery, hearAction, hearProfile, hearStatus, identityQuery } from './queries.ts'

/** Pages and modal, each fetched when it is opened. */
export const pages = {
  documents: {
    load: () => import('./documents/DocumentsPage.tsx').then((module) => module.DocumentsPage),
  },
  identity: {
    load: () => import('./identity/IdentityPage.tsx').then((module) => module.IdentityPage),
  },
}
export const IdentityModal = {
  load: () => import('./widget/IdentityModal.tsx').then((module) => module.IdentityModal),
}

export const load = ({ api, queryClient }: RouteContext, page: keyof typeof pages) =>
  page === 'documents'
    ? queryClient.ensureQueryData(documentsQuery(api))
    : queryClient.ensureQueryData(identityQuery(api))

export const onVerification = (push: PushPayload<'playerVerification'>, tools: PushTools) =>
  hearAction(tools, push)
export const onIdentity = (push: PushPayload<'playerIdentityVerification'>, tools: PushTools) =>
  hearStatus(tools, push)
export const onProfile = (push: PushPayload<'profile'>, tools: PushTools) =>
  hearProfile(tools, push)

export { messages } from './messages/index.ts'
