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

/** Fills the cache before a page is rendered; what fails, the page says beside what still works. */
export async function load(
  { api, queryClient }: Pick<RouteContext, 'api' | 'queryClient'>,
  page: keyof typeof pages,
): Promise<void> {
  const known: Promise<unknown> =
    page === 'documents'
      ? queryClient.ensureQueryData(documentsQuery(api))
      : queryClient.ensureQueryData(identityQuery(api))
  await known.catch(() => {})
}

export const onVerification = (push: PushPayload<'playerVerification'>, tools: PushTools) =>
  hearAction(tools, push)
export const onIdentity = (push: PushPayload<'playerIdentityVerification'>, tools: PushTools) =>
  hearStatus(tools, push)
export const onProfile = (push: PushPayload<'profile'>, tools: PushTools) =>
  hearProfile(tools, push)

export { messages } from './messages/index.ts'
