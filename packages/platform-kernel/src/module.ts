import type { Translatable } from '@marquee/contract'
import type { Contract } from '@marquee/contract/contract'
import type { DomainContract } from '@marquee/contract/domain'
import type { Context, Hono } from 'hono'
import type { BrandSettings, SettingsShape } from './brandSettings.ts'
import type { MovableClock } from './clock.ts'
import { type Kernel, settingsOf } from './command.ts'
import type { Listening } from './events.ts'
import type { Files } from './files.ts'
import type { AnyGuard } from './guards.ts'
import type { Handlers } from './http.ts'
import type { Job, JobQueue } from './jobs.ts'
import type { LedgerKind } from './ledgerKinds.ts'
import type { StateGauge } from './metrics/stateGauges.ts'
import type { MigrationStep } from './migrate.ts'
import type { RateLimiter } from './rateLimit.ts'
import type { RegionLearner, RegionSource, UnknownRegion } from './region.ts'
import type { SealedKind } from './sealed.ts'
import type { Sockets } from './sockets.ts'
import type { Status, StatusSources } from './status.ts'

/** What is sealed, with what, and where seals are kept beside the database. */
export interface Sealing {
  kinds: readonly SealedKind[]
  /** 32 bytes in base64: the private key, which is never in the database. */
  key: string
  /** Where every seal is added to, a line each. */
  file: string
}

/** What a module may reach beside the kernel. */
export interface Surroundings {
  kernel: Kernel
  /** Ends realtime connections of sessions that end. Null in tests without sockets. */
  sockets: Pick<Sockets, 'closeSession'> | null
  /** What every domain may be asked. */
  contract: Contract
  /** What transactions of the ledger are for, in words. */
  ledgerKinds: ReadonlyMap<string, Translatable>
  brands: ReadonlyMap<string, BrandSettings>
  log: import('pino').Logger
  /** For calls that need a stricter limit than every call has. */
  limit: RateLimiter
  /** The clock that may be moved, when the sandbox is on; null when it is off. */
  sandbox: MovableClock | null
  /** Jobs that staff look after. */
  jobs: Pick<JobQueue, 'failures' | 'runAgain' | 'dismiss'>
  /** Brands, by key, that have a past and house players; none without a sandbox. */
  livedIn: ReadonlySet<string>
  /** How what happens is sealed; null where nobody seals. */
  sealing: Sealing | null
  /** Where uploads are kept. */
  files: Files
  /** A secret of its own for each purpose, the same in every process of the platform. */
  secretFor: (purpose: string) => string
  /** Where a visitor's address is, or null when nothing is known of it. */
  regionOf: RegionSource
  /** Asks for it first, where somebody else has to be asked. */
  learnRegion: RegionLearner | undefined
  /** What holds where `regionOf` knows nothing. */
  unknownRegion: UnknownRegion
  /** What every domain tells of itself. */
  status: StatusSources
  /** The brand a request outside the contract is for, or null. */
  brandOf: (http: Context) => string | null
}

export { settingsOf }

/** What all domains answer, by call. */
export const handlersOf = (
  modules: readonly PlatformModule[],
  surroundings: Surroundings,
): Handlers =>
  Object.assign({}, ...modules.map((module) => module.handlers?.(surroundings) ?? {})) as Handlers

/** Mounts what the sandbox gives a player (`sandboxGift.ts`). */
export type SandboxGift = (app: Hono, surroundings: Surroundings) => void

/** One domain of the platform: its tables and its answers. */
export interface PlatformModule {
  name: string
  /** Fields of its own in the settings of every brand. */
  settings?: SettingsShape
  migrations?: MigrationStep[]
  /** What it posts to the ledger, in the words that players read. */
  ledgerKinds?: Record<string, Translatable>
  /** Those of them of which an archived month keeps sums in the database, and not each transaction's entries. */
  summedUpKinds?: readonly LedgerKind[]
  /** The calls that its feature declares; those that many share are there without it. */
  domains?: readonly DomainContract[]
  handlers?: (surroundings: Surroundings) => Handlers
  /** What this domain refuses, whichever domain the call belongs to. */
  guard?: (surroundings: Surroundings) => AnyGuard
  /** What players may ask of it in a sandbox; elsewhere there is none of it. */
  gifts?: readonly SandboxGift[]
  /** Other answers outside the contract, such as the sandbox's. */
  routes?: (app: Hono, surroundings: Surroundings) => void
  /** First data of an empty database; runs after the migrations, at every start, and must be repeatable. */
  seed?: (surroundings: Surroundings) => Promise<void>
  /** What of it goes into the sealed record. */
  sealed?: readonly SealedKind[]
  /** Work that comes round again, done by one of all processes each time. */
  jobs?: (surroundings: Surroundings) => readonly Job[]
  /** Figures of it for those who run the platform, looked up when metrics are read. */
  gauges?: (surroundings: Surroundings) => readonly StateGauge[]
  /** What it tells of itself to pages: entries, what a player may use, what waits. */
  status?: (surroundings: Surroundings) => Status
  /** What it does when something happens elsewhere. */
  on?: Listening
}
