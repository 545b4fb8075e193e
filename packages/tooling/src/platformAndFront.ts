import { randomBytes } from 'node:crypto'
import path from 'node:path'
import {
  type BackOffice,
  type Coming,
  earlierOf,
  makeBackOffice,
  openTracing,
  readTrustedProxies,
  type RunningFront,
  limitsOf,
  type ServedBrand,
  startFront,
} from '@marquee/brand-build/front'
import { startPrometheus } from '@marquee/drills/alerts/prometheus'
import { parseBrandHosts } from '@marquee/platform-kernel/brandHosts'
import { isSandbox } from '@marquee/platform-kernel/environment'
import { readStart } from './environment.ts'
import { startPlatformProcess, type Told } from './platformProcess.ts'
import { end } from './run.ts'
import { appsRoot, root } from './workspace.ts'

export interface HouseSettings {
  /** Address to listen at; this machine alone unless given. */
  host?: string
  port: number
  dataDir: string
  /** May grow while they are served. */
  brands: ServedBrand[]
  /** Brands that are still being built. */
  coming?: Coming
  /** Whether brands run from sources that are edited. */
  isEdited?: boolean
  /** What has to be there before anything is shown; the platform starts meanwhile. */
  built?: Promise<void>
}

/** A front with its platform. */
export interface RunningHouse extends RunningFront {
  /** Where the platform answers, past the front. */
  platformUrl: string
  /**
   * Ends the platform and starts it anew at the same address, with the same data.
   * @throws when it does not start; everything else goes on, and it can be tried again.
   */
  restartPlatform(): Promise<void>
  /** Hands the platform the settings in a brand's folder as they are now, where brands are edited. */
  takeSettings(folder: string): Promise<Told>
}

/** The back office as its newest build left it: it may be built after the start. */
function newestBackOffice(hosts: string[]): BackOffice & { refresh: () => void } {
  const read = () => makeBackOffice(path.join(appsRoot, 'back-office/dist'), hosts)
  let current = read()
  return {
    isAt: (host) => current.isAt(host),
    show: (request, answer) => current.show(request, answer),
    refresh() {
      current = read()
    },
  }
}

/**
 * Starts the platform in a process of its own and the front server in this one, and ties their ends
 * together: Ctrl-C, SIGTERM or the platform's own end stop both.
 */
export async function startHouse(
  { host, port, dataDir, brands, coming, built, isEdited }: HouseSettings,
  onStop: () => Promise<void> = async () => {},
): Promise<RunningHouse> {
  const environment = readStart()
  const isTrusted = readTrustedProxies(environment.TRUSTED_PROXIES)
  const rendererKey = environment.RENDERER_KEY ?? randomBytes(24).toString('base64url')
  const sandbox = isSandbox(environment)
  // It is waited for below; until then a failure is nobody's.
  built?.catch(() => undefined)
  const backOffice = newestBackOffice(environment.BACK_OFFICE_HOSTS)
  // Someone has to judge the alerts that the back office shows.
  const prometheus =
    sandbox && environment.PROMETHEUS_URL === undefined
      ? await startPrometheus({ key: environment.METRICS_KEY })
      : undefined
  const ofPlatform = {
    dataDir: path.join(dataDir, 'database'),
    rendererKey,
    sitePort: port,
    isEdited,
    prometheusUrl: prometheus?.url,
  }
  let platform = await startPlatformProcess(ofPlatform)
  const platformUrl = platform.url
  let front: RunningFront | undefined
  let stopping = false
  const stop = async (code: number) => {
    stopping = true
    await front?.stop()
    await onStop()
    await end(platform.child)
    await prometheus?.stop()
    process.exit(code)
  }
  process.once('SIGINT', () => void stop(0))
  process.once('SIGTERM', () => void stop(0))
  try {
    await built
    front = await startFront({
      brands,
      coming,
      platformUrl,
      rendererKey,
      games: {
        covers: path.join(root, 'packages/game-catalogue/dist/covers'),
        arcade: path.join(appsRoot, 'arcade/dist'),
        studioGames: path.join(root, 'packages/studio-games/dist'),
      },
      earlier: (part) => earlierOf(environment.EARLIER_RELEASES, part),
      backOffice,
      host,
      port,
      brandHosts: parseBrandHosts(environment.BRAND_HOSTS),
      isHidden: sandbox,
      isTrusted,
      regionHeader: environment.TRUST_REGION_HEADER,
      limits: limitsOf({ ...environment, sandbox }),
      metricsKey: environment.METRICS_KEY,
      tracing: await openTracing(environment, rendererKey),
    })
  } catch (error) {
    await end(platform.child)
    throw error
  }
  let isRestarting = false
  const watchPlatform = () =>
    platform.child.once('exit', () => {
      if (stopping || isRestarting) return
      console.error('  The platform ended by itself; everything else is stopped too.')
      void stop(1)
    })
  watchPlatform()
  const { refresh, ...running } = front
  prometheus?.watch(
    { instance: 'platform', url: platformUrl },
    { instance: 'front', url: `http://127.0.0.1:${front.port}` },
  )
  return {
    ...running,
    platformUrl,
    takeSettings: (folder) => platform.takeSettings(folder),
    async restartPlatform() {
      isRestarting = true
      try {
        await end(platform.child)
        platform = await startPlatformProcess({
          ...ofPlatform,
          port: Number(new URL(platformUrl).port),
        })
        watchPlatform()
      } finally {
        isRestarting = false
      }
    },
    refresh() {
      refresh()
      backOffice.refresh()
    },
  }
}
