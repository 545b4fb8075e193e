import type { PushEndpoints } from '@marquee/core'

/** Origins that stand in the provider's library; it has no setting for them. */
const own: Record<keyof PushEndpoints, string> = {
  installations: 'https://firebaseinstallations.googleapis.com',
  registrations: 'https://fcmregistrations.googleapis.com',
}

/** The address that answers for one of the provider's; any other is left as it is. */
export function relayed(address: string, endpoints: PushEndpoints): string {
  const names = Object.keys(own) as (keyof PushEndpoints)[]
  const name = names.find((one) => address.startsWith(`${own[one]}/`))
  return name ? endpoints[name] + address.slice(own[name].length) : address
}

/** Sends the library's calls to a brand's own endpoints; everything else is fetched as before. */
export function relayProvider(
  endpoints: PushEndpoints,
  scope: { fetch: typeof fetch } = globalThis,
): void {
  const { fetch } = scope
  scope.fetch = (input, init) =>
    fetch.call(scope, typeof input === 'string' ? relayed(input, endpoints) : input, init)
}
