import { type Locale } from '@marquee/contract/locales'
import { type ErrorCode, type ResponseOf, session, type SignUp } from '@marquee/contract'
import type { ApiClient } from '@marquee/api-client'
import { queryOptions } from '@tanstack/react-query'

/** What the brand asks for in one state. */
export type StateRule = ResponseOf<typeof session.restrictionInfo>['data']['states'][number]

/** Where and from which age the brand can be played (CALL-77), and what its sign-up form asks too. */
export const signUpInfoQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['auth', 'sign-up-info'],
    queryFn: async ({ signal }) => (await api.call(session.restrictionInfo, { signal })).data,
    staleTime: 3_600_000,
  })

/** What a form is refused because of what was typed: an answer that the form explains, and no failure to log. */
const explained: ErrorCode[] = [
  'wrong-credentials',
  'wrong-code',
  'code-expired',
  'email-taken',
  'phone-taken',
  'weak-password',
  'age-restricted',
  'account-closed',
  'self-excluded',
  'locked',
  'rate-limited',
]

/** Opens an account; `idempotencyKey` lets a form that is sent again after a lost answer open only one. */
export const signUp = async (
  api: ApiClient,
  body: SignUp,
  idempotencyKey: string,
): Promise<string> =>
  (await api.call(session.signUp, { body, idempotencyKey, expects: explained })).data.login

export const signIn = async (
  api: ApiClient,
  body: { email?: string; phone?: string; password: string; code?: string },
): Promise<string> => (await api.call(session.signIn, { body, expects: explained })).data.login

/**
 * Asks for a code that signs in while sign-in pauses; answered alike whether there is an account or not.
 * Gives until when it works, in epoch ms.
 */
export const requestSignInCode = async (
  api: ApiClient,
  body: { email?: string; phone?: string; locale: Locale },
): Promise<number> =>
  (await api.call(session.signInCode, { body, expects: explained })).data.expiresAt

/** Asks for a mail or text message with a reset code; answered alike whether there is an account or not. */
export const requestReset = (
  api: ApiClient,
  body: { email?: string; phone?: string; locale: Locale },
) => api.call(session.resetRequest, { body, expects: explained })

/** Sets a new password and ends every session of the account. */
export const confirmReset = (api: ApiClient, body: { code: string; password: string }) =>
  api.call(session.resetConfirm, { body, expects: explained })
