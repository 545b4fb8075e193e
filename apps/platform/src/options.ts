import type { Clock } from '@marquee/platform-kernel/clock'
import type { PasswordCost } from '@marquee/platform-kernel/command'
import type { DatabaseTarget } from '@marquee/platform-kernel/database'
import type { Bucket } from '@marquee/platform-kernel/files'
import type { Sealing } from '@marquee/platform-kernel/module'
import type { Randomness } from '@marquee/platform-kernel/random'
import type { UnknownRegion } from '@marquee/platform-kernel/region'
import type { CityTable, DeskInbox, ServiceAccount } from '@marquee/platform-providers'
import type { Tracing } from '@marquee/platform-kernel/tracing/tracing'
import type { Logger } from 'pino'
import type { Role } from './process/role.ts'

/** What a platform is started with. */
export interface PlatformOptions {
  /** The version that failures are reported of. */
  version?: string
  /** What this process does; everything unless given. */
  role?: Exclude<Role, 'migrate'>
  /** Whether a process that would do jobs does them; it does unless told otherwise. */
  runsJobs?: boolean
  target: DatabaseTarget
  clock: Clock
  random: Randomness
  log: Logger
  rendererKey: string
  /** Keys the hashes by which brands of the group recognise an excluded player; the same for good. */
  identityKey: string
  /** What it costs to hash a password; the recommended least unless given. */
  passwordCost?: PasswordCost | undefined
  /** With what seals of the record are signed, and where they are kept beside the database; nothing is sealed unless given. */
  seals?: Pick<Sealing, 'key' | 'file'> | undefined
  /** Address to listen at; this machine alone unless given. */
  host?: string
  /** 0 for any free port. */
  port: number
  redisUrl?: string | undefined
  /** How players reach a brand, with `{host}` for its host name, such as `https://{host}`. */
  siteOrigin?: string
  /** More host names by brand key, beside those of the settings. */
  extraHosts?: Record<string, string>
  /** Host names of the back office; `back-office.localhost` unless given. */
  backOfficeHosts?: string[]
  checkResponses?: boolean
  /** What spans go to; nothing is traced unless given. Stopped with the platform. */
  tracing?: Tracing | undefined
  /** What whoever reads `/metrics` shows; this machine alone may unless given. */
  metricsKey?: string | undefined
  /** How many times the usual rate limits allow; 1 unless given. */
  limitFactor?: number
  /** Opens `/sandbox/*` and the demo accounts. Needs a clock that moves. */
  sandbox?: boolean
  /** Brands, by key, that have a past and house players in the sandbox; none unless given. */
  livedIn?: Iterable<string>
  /** Where uploads are kept; a new folder of the system's temporary ones unless given. */
  filesFolder?: string
  /** Where uploads are kept instead once they have arrived. */
  filesBucket?: Bucket | undefined
  /** Whether the front hands on regions that a trusted edge wrote. */
  trustsRegionHeader?: boolean
  /** Accounts with other companies; none unless given, and in a sandbox its stand-ins. */
  accounts?: {
    /** The site's key and script for pages; the secret and where tokens are checked for the platform. */
    captcha?: Partial<Record<'key' | 'url' | 'secret' | 'verifyUrl', string | undefined>>
    /** The account with Veriff. */
    identity?: Partial<Record<'url' | 'key' | 'secret', string | undefined>>
    /** Where the help desk is, and its inboxes by brand key. */
    chat?: {
      url?: string | undefined
      inboxes?: Readonly<Record<string, DeskInbox>> | undefined
    }
    /** An open table of addresses, or the account with MaxMind's web services. */
    geolocation?: { table?: CityTable | undefined } & Partial<
      Record<'url' | 'accountId' | 'key', string | undefined>
    >
    /** Where the Prometheus is that judges the alerts. */
    alerts?: { url?: string | undefined }
    /** The account with Raygun, for failures of this process. */
    monitoring?: Partial<Record<'url' | 'key', string | undefined>>
    mail?: { url?: string | undefined; from?: string; reportKey?: string | undefined }
    payment?: Partial<
      Record<'secretKey' | 'publicKey' | 'webhookKey' | 'channel' | 'url', string | undefined>
    >
    sms?: Partial<Record<'url' | 'key' | 'from', string | undefined>>
    /** Service accounts by brand key, and where messages are posted. */
    push?: {
      accounts?: Readonly<Record<string, ServiceAccount>> | undefined
      endpoint?: string | undefined
    }
  }
  /** What holds where nothing is known of an address; everything is open unless given. */
  unknownRegion?: UnknownRegion
}
