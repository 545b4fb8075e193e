// Before everything else that starts.
import './smallHeap.ts'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseBrandHosts } from '@marquee/platform-kernel/brandHosts'
import { EnvironmentError } from '@marquee/platform-kernel/environment'
import { makeBackOffice } from './backOffice.ts'
import { earlierOf, openBrand, type ServedBrand } from './brands.ts'
import { companiesOf, readServed, type ServedEnvironment } from './environment.ts'
import { type RunningFront, startFront } from './front.ts'
import { openTracing } from './edge.ts'
import { readServices } from './services.ts'
import { fromDisk, type Hold } from './snapshot.ts'
import { readTrustedProxies } from './trust.ts'
import { limitsOf } from './visitorLimit.ts'

/** The folder of the unpacked archive, which has this program. */
const here = import.meta.dirname

/** The archive's brand; the back office's has none. */
async function ownBrand(environment: ServedEnvironment, hold: Hold): Promise<ServedBrand[]> {
  if (!existsSync(path.join(here, 'brand'))) return []
  const { name: folder } = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8')) as {
    name: string
  }
  const parts = {
    folder,
    entry: path.join(here, 'brand/server.js'),
    assets: path.join(here, 'brand/assets.json'),
    client: path.join(here, 'client'),
  }
  const brand = await openBrand(parts, {
    services: readServices(process.env)(folder),
    origin: environment.PUBLIC_ORIGIN,
    companies: companiesOf(environment),
    earlier: earlierOf(environment.EARLIER_RELEASES, 'client'),
    hold,
  })
  return [brand]
}

/** Serves what is in the archive, as the environment says. */
async function serve(): Promise<RunningFront> {
  const environment = readServed(process.env)
  const isTrusted = readTrustedProxies(environment.TRUSTED_PROXIES)
  const hold = fromDisk()
  const { HOST, PORT } = environment
  const front = await startFront({
    brands: await ownBrand(environment, hold),
    platformUrl: environment.PLATFORM_URL,
    rendererKey: environment.RENDERER_KEY,
    coversRoot: path.join(here, 'covers'),
    arcadeRoot: path.join(here, 'arcade'),
    // An archive has the games that its brand lists, and no others.
    studioGamesRoot: path.join(here, 'studio-games'),
    earlier: (part) => earlierOf(environment.EARLIER_RELEASES, part),
    backOffice: makeBackOffice(path.join(here, 'back-office'), environment.BACK_OFFICE_HOSTS),
    host: HOST,
    port: PORT,
    brandHosts: parseBrandHosts(environment.BRAND_HOSTS),
    isHidden: environment.sandbox,
    isTrusted,
    regionHeader: environment.TRUST_REGION_HEADER,
    limits: limitsOf(environment),
    metricsKey: environment.METRICS_KEY,
    tracing: await openTracing(environment, environment.RENDERER_KEY),
    hold,
  })
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  console.log(JSON.stringify({ ready: true, url: `http://${host}:${front.port}` }))
  return front
}

/** What a failed start means, in a sentence. */
function explain(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'PORT is in use by another program. End that program, or set PORT to a free one.'
  return error instanceof Error ? error.message : String(error)
}

try {
  const front = await serve()
  const stop = () => void front.stop().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
