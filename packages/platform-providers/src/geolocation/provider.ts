import type { Region } from '@marquee/platform-kernel/region'
import type { CityTable } from './file.ts'

/** Where an address is; null for one that nobody knows. `unavailable` says nothing of it: nobody could be asked. */
export type Whereabouts = Region | null | 'unavailable'

/** A table of our own, which answers at once. */
export interface LocalGeolocation {
  name: string
  isRemote: false
  /** Where an address is. Never throws. */
  look: (ip: string) => Region | null
}

/** A company that has to be asked. */
export interface RemoteGeolocation {
  name: string
  isRemote: true
  /** Where an address is. Never throws for what the other side does. */
  look: (ip: string) => Promise<Whereabouts>
}

/** A table, or a company, that tells where addresses are. */
export type GeolocationProvider = LocalGeolocation | RemoteGeolocation

export interface GeolocationAccount {
  /** An open City table of MaxMind's. */
  table?: CityTable | undefined
  /** Of MaxMind's web services: where addresses are asked for, the account's number and a licence key. */
  url?: string | undefined
  accountId?: string | undefined
  key?: string | undefined
  sandbox: boolean
  /** Hears why the company could not be asked. */
  onTrouble?: (problem: string) => void
}
