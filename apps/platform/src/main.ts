import { join, resolve } from 'node:path'
import { allBrands } from './brands/index.ts'
import { MovableClock, systemClock } from '@marquee/platform-kernel/clock'
import { parseBrandHosts } from '@marquee/platform-kernel/brandHosts'
import { type Config, readConfig, readStore } from '@marquee/platform-kernel/config'
import { bucketOf } from '@marquee/platform-kernel/files'
import type { UnknownRegion } from '@marquee/platform-kernel/region'
import { makeLog } from '@marquee/platform-kernel/log'
import { startTracing } from '@marquee/platform-kernel/tracing/tracing'
import { systemRandomness, withoutWindfalls } from '@marquee/platform-kernel/random'
import type { PlatformOptions } from './options.ts'
import { migratePlatform, type RunningPlatform, startPlatform } from './platform.ts'
import { does, readRole, refuseEmbedded } from './process/role.ts'
import { parseLivedIn } from './process/livedIn.ts'
import { openGeoIp } from './process/geoIp.ts'
import { databaseFor, warnOfOwner } from './process/databaseRoles.ts'
import { readChatInboxes } from './process/chatInboxes.ts'
import { readPushAccounts } from './process/pushAccounts.ts'
import { lockFolder, ownKey, prepareDatabase, prepareFolder } from './process/dataFolder.ts'
import { ownVersion } from './process/version.ts'
import { explain, StartFailure } from './process/failure.ts'

/** How long requests under way may take to end after a signal, in ms. */
const patience = 10_000

/** What has to be known before keys are made; what does not fit ends the process here. */
function readFirst() {
  try {
    const read = { ...readStore(process.env), role: readRole(process.argv.slice(2)) }
    refuseEmbedded(read.role, read.DATABASE_URL)
    return { ...read, reached: databaseFor(read.role, read) }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return process.exit(1)
  }
}

const first = readFirst()
const dataFolder = resolve(first.DATA_DIR)
const databaseFolder = first.DATABASE_URL ? null : join(dataFolder, 'database')
let release = () => {}

/**
 * Development needs no keys of its own choosing; the brands' servers read theirs from the data folder.
 * The key of identities belongs to the database: an embedded one always has it beside it, one that
 * several processes share is told it in production.
 */
function configure(): Config {
  const development = first.NODE_ENV !== 'production'
  const own = (name: 'renderer' | 'identity' | 'seal') => {
    prepareFolder(dataFolder)
    return ownKey(dataFolder, name, systemRandomness)
  }
  const RENDERER_KEY = first.RENDERER_KEY ?? (development ? own('renderer') : undefined)
  const IDENTITY_KEY =
    first.IDENTITY_KEY ?? (development || databaseFolder ? own('identity') : undefined)
  const SEAL_KEY = first.SEAL_KEY ?? (development || databaseFolder ? own('seal') : undefined)
  const config = readConfig({ ...process.env, RENDERER_KEY, IDENTITY_KEY, SEAL_KEY })
  if (SEAL_KEY === undefined && does(first.role, 'worker'))
    throw new StartFailure(
      'SEAL_KEY is missing: what happens could not be sealed. Set it (openssl rand -base64 32), keep it apart from the database, and give auditors its public key, which `node server.js safe key` tells.',
    )
  return config
}

/** Nobody plays for real where nobody says where players are. */
function unknownRegionOf({
  production,
  TRUST_REGION_HEADER,
  GEOIP_FILE,
  GEOIP_ACCOUNT,
}: Pick<
  Config,
  'production' | 'TRUST_REGION_HEADER' | 'GEOIP_FILE' | 'GEOIP_ACCOUNT'
>): UnknownRegion {
  if (!production) return 'open'
  const sources = [TRUST_REGION_HEADER, GEOIP_FILE, GEOIP_ACCOUNT]
  if (sources.some((source) => source !== undefined)) return 'position'
  process.stderr.write(
    'No region source: every brand is closed to everybody. Set TRUST_REGION_HEADER, GEOIP_FILE or GEOIP_ACCOUNT.\n',
  )
  return 'closed'
}

/** What the environment says of the platform; an embedded database is this process's own from then on. */
async function prepare(config: Config): Promise<PlatformOptions> {
  const extraHosts = parseBrandHosts(config.BRAND_HOSTS, allBrands.keys())
  if (databaseFolder) {
    prepareFolder(dataFolder)
    release = await lockFolder(dataFolder)
    await prepareDatabase(databaseFolder)
  }
  return {
    target: databaseFolder
      ? { kind: 'embedded', folder: databaseFolder }
      : {
          kind: 'postgres',
          url: first.reached?.url ?? '',
          poolSize: config.DATABASE_POOL_SIZE,
          connectTimeout: config.DATABASE_CONNECT_TIMEOUT,
          statementTimeout: config.DATABASE_STATEMENT_TIMEOUT,
          lockTimeout: config.DATABASE_LOCK_TIMEOUT,
        },
    clock: config.sandbox ? new MovableClock(systemClock, config.SANDBOX_CLOCK_AHEAD) : systemClock,
    random: config.sandbox && config.WINDFALLS === 'off' ? withoutWindfalls : systemRandomness,
    // Standard output carries the one line that says where the platform listens.
    log: makeLog(config.LOG_LEVEL),
    rendererKey: config.RENDERER_KEY,
    identityKey: config.IDENTITY_KEY,
    seals:
      config.SEAL_KEY === undefined
        ? undefined
        : {
            key: config.SEAL_KEY,
            file: resolve(config.SEALS_FILE ?? join(dataFolder, 'seals.jsonl')),
          },
    version: ownVersion(),
    host: config.HOST,
    port: config.PLATFORM_PORT,
    siteOrigin:
      config.SITE_ORIGIN ?? (config.production ? 'https://{host}' : `http://{host}:${config.PORT}`),
    redisUrl: config.REDIS_URL,
    metricsKey: config.METRICS_KEY,
    tracing:
      config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : await startTracing({
            endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
            service: 'marquee-platform',
            key: config.RENDERER_KEY,
            share: config.TRACE_SHARE,
          }),
    extraHosts,
    backOfficeHosts: config.BACK_OFFICE_HOSTS,
    accounts: {
      captcha: {
        key: config.CAPTCHA_KEY,
        url: config.CAPTCHA_URL,
        secret: config.CAPTCHA_SECRET,
        verifyUrl: config.CAPTCHA_VERIFY_URL,
      },
      chat: {
        url: config.CHAT_URL,
        inboxes: readChatInboxes(config.CHAT_INBOXES_FILE, allBrands.keys()),
      },
      geolocation: {
        table: config.GEOIP_FILE ? await openGeoIp(resolve(config.GEOIP_FILE)) : undefined,
        url: config.GEOIP_URL,
        accountId: config.GEOIP_ACCOUNT,
        key: config.GEOIP_KEY,
      },
      monitoring: { url: config.PLATFORM_MONITORING_URL, key: config.PLATFORM_MONITORING_KEY },
      alerts: { url: config.PROMETHEUS_URL },
      identity: {
        url: config.IDENTITY_CHECK_URL,
        key: config.IDENTITY_CHECK_KEY,
        secret: config.IDENTITY_CHECK_SECRET,
      },
      mail: {
        url: config.MAIL_URL,
        from: config.MAIL_FROM,
        reportKey: config.MAIL_REPORT_KEY,
      },
      payment: {
        secretKey: config.PAYMENT_SECRET_KEY,
        publicKey: config.PAYMENT_PUBLIC_KEY,
        webhookKey: config.PAYMENT_WEBHOOK_KEY,
        channel: config.PAYMENT_CHANNEL,
        url: config.PAYMENT_URL,
      },
      sms: { url: config.SMS_URL, key: config.SMS_KEY, from: config.SMS_FROM },
      push: {
        accounts: readPushAccounts(config.PUSH_ACCOUNTS_FILE, allBrands.keys()),
        endpoint: config.PUSH_ENDPOINT,
      },
    },
    sandbox: config.sandbox,
    livedIn: parseLivedIn(config.SANDBOX_LIVED_IN, allBrands.keys()),
    limitFactor: config.sandbox ? config.LIMIT_FACTOR : 1,
    filesFolder: join(dataFolder, 'files'),
    filesBucket: bucketOf(config),
    trustsRegionHeader: config.TRUST_REGION_HEADER !== undefined,
    unknownRegion: unknownRegionOf(config),
  }
}

function stopOnSignals(platform: RunningPlatform): void {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), patience).unref()
    platform.stop().then(
      () => {
        release()
        process.exit(0)
      },
      (error: unknown) => {
        process.stderr.write(`The platform did not stop cleanly: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // Started by another process with a channel: when that one is gone, however it ended, so is this.
  process.on('disconnect', stop)
}

/** What nobody caught leaves the process in a state that nobody knows: it ends, and says why. */
function endOnFailure(platform: RunningPlatform): void {
  const end = async (failure: unknown) => {
    await platform.fail(failure)
    process.exit(1)
  }
  process.on('uncaughtException', (failure) => void end(failure))
}

/** What runs in this process; null before it does, and in one that only migrates. */
export let running: RunningPlatform | null = null

try {
  const config = configure()
  const options = await prepare(config)
  const { role } = first
  if (role === 'migrate') {
    await migratePlatform(options, first.reached?.application)
    release()
    process.stdout.write(`${JSON.stringify({ migrated: true })}\n`)
    process.exit(0)
  }
  const platform = await startPlatform({ ...options, role })
  stopOnSignals(platform)
  endOnFailure(platform)
  running = platform
  if (config.production && first.reached) {
    const { kernel, log } = platform.surroundings
    void warnOfOwner(kernel.db, log)
  }
  process.stdout.write(`${JSON.stringify({ ready: true, url: platform.url })}\n`)
} catch (error) {
  const databaseServer = first.DATABASE_URL ? (URL.parse(first.DATABASE_URL)?.host ?? null) : null
  const port = first.PLATFORM_PORT
  process.stderr.write(`${explain(error, { port, databaseFolder, databaseServer })}\n`)
  release()
  process.exit(1)
}
