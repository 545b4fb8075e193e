import { createHash, randomUUID } from 'node:crypto'
import { session, type SignUp } from '@marquee/contract'
import { allBrands } from '../brands/index.ts'
import { MovableClock, systemClock } from '@marquee/platform-kernel/clock'
import type { Kernel } from '@marquee/platform-kernel/command'
import type { DatabaseTarget } from '@marquee/platform-kernel/database'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { makeLog } from '@marquee/platform-kernel/log'
import type { UnknownRegion } from '@marquee/platform-kernel/region'
import { withoutWindfalls } from '@marquee/platform-kernel/random'
import { modules } from '../modules.ts'
import type { PlatformOptions } from '../options.ts'
import { documentsOf } from '@marquee/platform-identity/terms/documents/documentsOf'
import { startPlatform } from '../platform.ts'
import { type ClientOptions, makeClient, type TestClient } from './makeClient.ts'
import { makeCoversManifest } from './makeCoversManifest.ts'
import { dropDatabase, testDatabase } from '@marquee/platform-kernel/testing/testDatabase'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'

/** The brands' own servers use this key in tests. */
export const testRendererKey = 'renderer-key-of-tests'
const testIdentityKey = 'identity-key-of-the-tests-0123456789'

/** Nearly nothing: hundreds sign up in a run. What it costs in earnest has a test of its own. */
const cheapPasswords = { memory: 8, passes: 1, parallelism: 1 }

/** The documents of all brands, which each first start publishes. */
const keyOfDocuments = createHash('sha256')
  .update(JSON.stringify([...allBrands.values()].map(documentsOf)))
  .digest('hex')
  .slice(0, 16)

/** Starts a platform on a database and ends it again: what each first start leaves is there for all others. */
async function startOnce(target: DatabaseTarget): Promise<void> {
  const { stop } = await startPlatform({
    target,
    clock: systemClock,
    random: withoutWindfalls,
    log: makeLog('error'),
    rendererKey: testRendererKey,
    identityKey: testIdentityKey,
    port: 0,
    runsJobs: false,
    sandbox: false,
  })
  await stop()
}

/** A client that is signed in, with what it signed up with. */
export interface TestPlayer extends TestClient {
  playerId: string
  credentials: { email: string; password: string }
}

export interface TestPlatform {
  url: string
  /** The platform's clock; moves time for everybody. */
  clock: MovableClock
  kernel: Kernel
  surroundings: Surroundings
  /** Where its database is. */
  target: DatabaseTarget
  /** Resolves once brands have the past that was asked for. */
  filled: Promise<void>
  /** A browser that is not signed in. */
  guest(options?: Partial<ClientOptions> & { brand?: string }): TestClient
  /** Signs a new player up through HTTP; whatever is given replaces the usual answers of the form. */
  signUp(
    overrides?: Partial<EmailSignUp>,
    options?: Partial<ClientOptions> & { brand?: string },
  ): Promise<TestPlayer>
  stop: () => Promise<void>
}

/** A form with an e-mail address, as nearly all are. */
type EmailSignUp = SignUp & { email: string }

/** A sign-up form that every brand accepts. */
export const makeSignUp = (overrides: Partial<EmailSignUp> = {}): EmailSignUp => ({
  email: `${randomUUID()}@example.test`,
  password: 'a long password',
  name: 'Robin',
  birthDay: '1990-05-17',
  state: 'OH',
  acceptedTerms: true,
  ...overrides,
})

const hostOf = (brand: string): string => {
  const host = allBrands.get(brand)?.hosts[0]
  if (!host)
    throw new Error(`There is no brand '${brand}'. Use one of ${[...allBrands.keys()].join(', ')}.`)
  return host
}

/**
 * The whole platform on an empty database and a free port of this machine, answers checked against
 * the contract. The database is on the PostgreSQL server of the run, or in memory.
 */
export async function makePlatform({
  brand = 'wireframe',
  sandbox = false,
  livedIn,
  target: given,
  unknownRegion,
  accounts,
  runsJobs = false,
  ...options
}: {
  brand?: string
  sandbox?: boolean
  /** Brands with a past and house players; none unless given: a test makes the players that it needs. */
  livedIn?: string[]
  target?: DatabaseTarget
  unknownRegion?: UnknownRegion
  /** Accounts with other companies; none unless given. */
  accounts?: PlatformOptions['accounts']
  /** Whether jobs come round by themselves; a test that follows what happens has none that do. */
  runsJobs?: boolean
} & Pick<
  Partial<PlatformOptions>,
  | 'tracing'
  | 'log'
  | 'redisUrl'
  | 'random'
  | 'limitFactor'
  | 'clock'
  | 'passwordCost'
  | 'filesFolder'
  | 'filesBucket'
> = {}): Promise<TestPlatform> {
  process.env.COVERS_MANIFEST ??= makeCoversManifest()
  const clock = new MovableClock()
  const migrations = modules.flatMap((module) => module.migrations ?? [])
  const target = given ?? (await testDatabase(migrations, { key: keyOfDocuments, fill: startOnce }))
  const { url, surroundings, idle, filled, stop } = await startPlatform({
    target,
    clock,
    random: withoutWindfalls,
    log: makeLog(readTests().LOG_LEVEL),
    rendererKey: testRendererKey,
    identityKey: testIdentityKey,
    passwordCost: cheapPasswords,
    port: 0,
    extraHosts: { '127.0.0.1': brand },
    checkResponses: true,
    runsJobs,
    sandbox,
    ...(livedIn && { livedIn }),
    ...(unknownRegion && { unknownRegion }),
    ...(accounts && { accounts }),
    ...options,
  })
  let addresses = 0
  const guest: TestPlatform['guest'] = ({ brand: other = brand, ...options } = {}) => {
    const ip = `198.51.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`
    return makeClient({ url, host: hostOf(other), ip, settled: idle, ...options })
  }
  return {
    url,
    clock,
    kernel: surroundings.kernel,
    surroundings,
    target,
    filled,
    guest,
    async signUp(overrides, options) {
      const form = makeSignUp(overrides)
      const client = guest(options)
      await client.ask(session.signUp, { body: form })
      const { id } = await surroundings.kernel.db
        .selectFrom('player')
        .select('id')
        .where('brand', '=', options?.brand ?? brand)
        .where('email', '=', form.email.toLowerCase())
        .executeTakeFirstOrThrow()
      return {
        ...client,
        playerId: id,
        credentials: { email: form.email, password: form.password },
      }
    },
    async stop() {
      await stop()
      if (!given) await dropDatabase(target)
    },
  }
}
