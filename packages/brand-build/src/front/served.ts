// Before everything else that starts.
import './smallHeap.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseBrandHosts } from '@marquee/platform-kernel/brandHosts'
import { EnvironmentError } from '@marquee/platform-kernel/environment'
import { makeBackOffice } from './backOffice.ts'
import { earlierOf, openBrand, type ServedBrand } from './brands.ts'
import { companiesOf, readServed, type ServedEnvironment } from './environment.ts'
import { type RunningFront, startFront } from './front.ts'
import type { GameFolders } from './games.ts'
import { openTracing } from './edge.ts'
import { readServices } from './services.ts'
import { fromDisk, type Hold } from './snapshot.ts'
import { readTrustedProxies } from './trust.ts'
import { limitsOf } from './visitorLimit.ts'

/** The folder of the unpacked archive, which has this program. */
const here = import.meta.dirname

/** Whether an unpacked archive is a brand's: the back office's and the platform's have none. */
const hasBrand = (archive: string): boolean => existsSync(path.join(archive, 'brand/server.js'))

const gamesOf = (archive: string): GameFolders => ({
  covers: path.join(archive, 'covers'),
  arcade: path.join(archive, 'arcade'),
  // An archive has the games that its brand lists, and no others.
  studioGames: path.join(archive, 'studio-games'),
})

/** The brand of an unpacked archive, with its own games. */
async function brandIn(
  archive: string,
  environment: ServedEnvironment,
  hold: Hold,
): Promise<ServedBrand> {
  const { name: folder } = JSON.parse(readFileSync(path.join(archive, 'package.json'), 'utf8')) as {
    name: string
  }
  const parts = {
    folder,
    entry: path.join(archive, 'brand/server.js'),
    assets: path.join(archive, 'brand/assets.json'),
    client: path.join(archive, 'client'),
  }
  const brand = await openBrand(parts, {
    services: readServices(process.env)(folder),
    origin: environment.PUBLIC_ORIGIN,
    companies: companiesOf(environment),
    earlier: earlierOf(environment.EARLIER_RELEASES, 'client'),
    hold,
  })
  return { ...brand, games: gamesOf(archive) }
}

/** Folders of the archives of other brands. @throws EnvironmentError where there is none. */
function otherArchives({ OTHER_BRANDS, PUBLIC_ORIGIN }: ServedEnvironment): string[] {
  if (OTHER_BRANDS === undefined) return []
  if (PUBLIC_ORIGIN)
    throw new EnvironmentError(
      `PUBLIC_ORIGIN=${PUBLIC_ORIGIN} would be the address of each brand of OTHER_BRANDS too. Leave it out: BRAND_HOSTS gives each its own hosts.`,
    )
  const archives = existsSync(OTHER_BRANDS)
    ? readdirSync(OTHER_BRANDS)
        .map((name) => path.join(OTHER_BRANDS, name))
        .filter(hasBrand)
        .sort()
    : []
  if (!archives.length)
    throw new EnvironmentError(
      `OTHER_BRANDS is ${OTHER_BRANDS}, where no archive of a brand is unpacked. Unpack each into a folder of its own there.`,
    )
  return archives
}

/** The archive's brand, unless it is the back office's, and those beside it. @throws EnvironmentError for a brand that is there twice. */
async function allBrands(environment: ServedEnvironment, hold: Hold): Promise<ServedBrand[]> {
  const archives = [here, ...otherArchives(environment)].filter(hasBrand)
  const brands: ServedBrand[] = []
  for (const archive of archives) {
    const brand = await brandIn(archive, environment, hold)
    if (brands.some(({ folder }) => folder === brand.folder))
      throw new EnvironmentError(
        `${archive} is another archive of ${brand.folder}, which this front serves already. A front has one release of each brand.`,
      )
    brands.push(brand)
  }
  return brands
}

/** Serves what is in the archive, as the environment says. */
async function serve(): Promise<RunningFront> {
  const environment = readServed(process.env)
  const isTrusted = readTrustedProxies(environment.TRUSTED_PROXIES)
  const hold = fromDisk()
  const { HOST, PORT } = environment
  const front = await startFront({
    brands: await allBrands(environment, hold),
    platformUrl: environment.PLATFORM_URL,
    rendererKey: environment.RENDERER_KEY,
    games: gamesOf(here),
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
