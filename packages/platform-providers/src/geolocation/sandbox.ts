import { isPrivateAddress, sandboxRegion } from '@marquee/platform-kernel/region'
import type { Adapter } from '../registry.ts'
import type { GeolocationAccount, GeolocationProvider, LocalGeolocation } from './provider.ts'

/** On a developer's machine everybody is somewhere in the USA, until they say where by a cookie. */
export const sandboxGeolocation: LocalGeolocation = {
  name: 'sandbox',
  isRemote: false,
  look: (ip) => (isPrivateAddress(ip) ? sandboxRegion : null),
}

export const sandbox: Adapter<GeolocationProvider, GeolocationAccount> = {
  name: 'sandbox',
  open: (account) => (account.sandbox ? sandboxGeolocation : null),
}
