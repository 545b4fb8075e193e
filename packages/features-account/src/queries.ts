import type { ApiClient } from '@marquee/api-client'
import { account, pages, player, type ProfileChange, session } from '@marquee/contract'
import { now, pagesKey, playerKey, playerQuery, profileKey, type PushTools } from '@marquee/core'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { sessionsQuery } from './security/queries.ts'

/** What the player told about themselves (CALL-13). */
export const profileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: profileKey,
    queryFn: async ({ signal }) => (await api.call(player.profile, { signal })).data,
  })

/** What signing up credited. */
export const welcomeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...playerKey, 'welcome'],
    queryFn: async ({ signal }) => (await api.call(account.welcome, { signal })).data.gift,
    staleTime: Infinity,
  })

/** The page's own data (CALL-16). */
export const profilePageQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...pagesKey, 'profile'],
    queryFn: ({ signal }) => api.call(pages.profile, { signal }),
    staleTime: 3_600_000,
  })

/** Where and from which age the brand can be played (CALL-77). */
export const restrictionInfoQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'restriction-info'],
    queryFn: async ({ signal }) =>
      (await api.call(session.restrictionInfo, { signal })).data.states,
    staleTime: 3_600_000,
  })

/** Saves the profile and lets everything follow that shows it. */
export async function saveProfile(
  api: ApiClient,
  queryClient: QueryClient,
  body: ProfileChange,
): Promise<void> {
  const { data } = await api.call(account.saveProfile, { body })
  queryClient.setQueryData(profileQuery(api).queryKey, data)
  await queryClient.invalidateQueries({ queryKey: playerKey })
}

/** When the e-mail question may come by itself again, in epoch ms; kept on this device (PROFILE-10). */
export const emailConfirmKey = 'marquee:email-confirm-after'
const pause = 86_400_000

/** PROFILE-09: shown now, so not again for a day. */
export const noteEmailConfirmShown = (): void =>
  localStorage.setItem(emailConfirmKey, String(now() + pause))

/**
 * Whether this is the session of the sign-up itself. Nothing is asked unasked in it: chips of the
 * welcome and of the lobby say the same.
 */
const isFirstSession = async ({ api, queryClient }: PushTools): Promise<boolean> =>
  (await queryClient.ensureQueryData(sessionsQuery(api))).previousSignIn === null

const me = ({ api, queryClient }: PushTools) => queryClient.ensureQueryData(playerQuery(api))

/** PROFILE-09; from the second session on. */
export async function wantsEmailConfirm(tools: PushTools): Promise<boolean> {
  const { primaryContact, emailConfirmed } = await me(tools)
  const after = Number(localStorage.getItem(emailConfirmKey) ?? 0)
  const isDue = primaryContact === 'email' && !emailConfirmed && after <= now()
  return isDue && !(await isFirstSession(tools))
}

/**
 * AUTH-04: only while the registration is not complete, from the second session on. In an open funnel
 * it never comes by itself: nothing depends on it there.
 */
export async function wantsRegistration(tools: PushTools): Promise<boolean> {
  const { complete, registrationFunnel } = (await me(tools)).Registration
  const isDue = !complete && registrationFunnel.funnelType === 'closed_funnel'
  return isDue && !(await isFirstSession(tools))
}
