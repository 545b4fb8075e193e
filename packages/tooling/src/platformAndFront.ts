import { randomBytes } from 'node:crypto'
import path from 'node:path'
import {
  makeBackOffice,
  readTrustedProxies,
  type RunningFront,
  limitsOf,
  type ServedBrand,
  startFront,
} from '@marquee/brand-build/front'
import { parseBrandHosts } from '@marquee/platform-kernel/brandHosts'
import { isSandbox } from '@marquee/platform-kernel/environment'
import { readStart } from './environment.ts'
import { startPlatformProcess } from './platformProcess.ts'
import { end } from './run.ts'
import { appsRoot, root } from './workspace.ts'

export interface HouseSettings {
  /** Address to listen at; this machine alone unless given. */
  host?: string
  port: number
  dataDir: string
  brands: ServedBrand[]
}

/**
 * Starts the platform in a process of its own and the front server in this one, and ties their ends
 * together: Ctrl-C, SIGTERM or the platform's own end stop both.
 */
export async function startHouse(
  { host, port, dataDir, brands }: HouseSettings,
  onStop: () => Promise<void> = async () => {},
): Promise<RunningFront> {
  const environment = readStart()
  const isTrusted = readTrustedProxies(environment.TRUSTED_PROXIES)
  const rendererKey = environment.RENDERER_KEY ?? randomBytes(24).toString('base64url')
  const sandbox = isSandbox(environment)
  const platform = await startPlatformProcess({
    dataDir: path.join(dataDir, 'database'),
    rendererKey,
    sitePort: port,
  })
  let front: RunningFront | undefined
  let stopping = false
  const stop = async (code: number) => {
    stopping = true
    await front?.stop()
    await onStop()
    await end(platform.child)
    process.exit(code)
  }
  process.once('SIGINT', () => void stop(0))
  process.once('SIGTERM', () => void stop(0))
  try {
    front = await startFront({
      brands,
      platformUrl: platform.url,
      rendererKey,
      coversRoot: path.join(root, 'packages/game-catalogue/dist/covers'),
      arcadeRoot: path.join(appsRoot, 'arcade/dist'),
      backOffice: makeBackOffice(
        path.join(appsRoot, 'back-office/dist'),
        environment.BACK_OFFICE_HOSTS,
      ),
      host,
      port,
      brandHosts: parseBrandHosts(environment.BRAND_HOSTS),
      isHidden: sandbox,
      isTrusted,
      regionHeader: environment.TRUST_REGION_HEADER,
      limits: limitsOf({ ...environment, sandbox }),
    })
  } catch (error) {
    await end(platform.child)
    throw error
  }
  platform.child.once('exit', () => {
    if (stopping) return
    console.error('  The platform ended by itself; everything else is stopped too.')
    void stop(1)
  })
  return front
}
