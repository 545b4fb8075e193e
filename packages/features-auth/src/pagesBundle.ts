import type { RouteContext } from '@marquee/core'
import { ResetPage } from './bundle.ts'

export { messages, SignUpSection } from './bundle.ts'

/** Each fetched when it is opened. */
export const pages = {
  signIn: { load: () => import('./pages/SignInPage.tsx').then((module) => module.SignInPage) },
  signUp: { load: () => import('./pages/SignUpPage.tsx').then((module) => module.SignUpPage) },
  reset: ResetPage,
}

export const LoginAction = {
  load: () => import('./modal/LoginAction.tsx').then((module) => module.LoginAction),
}

/** Without the list of states the page still stands; it asks again itself. */
export async function load(
  { api, queryClient }: RouteContext,
  page: keyof typeof pages,
): Promise<void> {
  if (page !== 'signUp') return
  const { signUpInfoQuery } = await import('./queries.ts')
  await queryClient.prefetchQuery(signUpInfoQuery(api))
}
