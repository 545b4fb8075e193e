import { randomBytes } from 'node:crypto'
import path from 'node:path'
import {
  makeBackOffice,
  readTrustedProxies,
  type RunningFront,
  usualLimits,
  type VisitorLimits,
  type ServedBrand,
  startFront,
} from '@marquee/brand-build/front'
import { startPlatformProcess } from './platformProcess.ts'
import { end } from './run.ts'
import { hasSandbox } from './sandbox.ts'
import { appsRoot, root } from './workspace.ts'

export interface HouseSettings {
  port: number
  dataDir: string
  brands: ServedBrand[]
}

/** The same names that the platform reads from the environment. */
const backOfficeHosts = (): string[] =>
  (process.env.BACK_OFFICE_HOSTS ?? 'back-office.localhost')
    .split(',')
    .map((name) => name.trim().toLowerCase())

/** As on the platform: in a sandbox tests share one address, and may ask for many times as much. */
function limitsOf(env: NodeJS.ProcessEnv): VisitorLimits {
  const factor = hasSandbox(env) ? Number(env.LIMIT_FACTOR ?? 1) : 1
  return { perMinute: usualLimits.perMinute * factor, atOnce: usualLimits.atOnce * factor }
}

/**
 * Starts the platform in a process of its own and the front server in this one, and ties their ends
 * together: Ctrl-C, SIGTERM or the platform's own end stop both.
 */
export async function startHouse(
  { port, dataDir, brands }: HouseSettings,
  onStop: () => Promise<void> = async () => {},
): Promise<RunningFront> {
  const isTrusted = readTrustedProxies(process.env.TRUSTED_PROXIES)
  const rendererKey = randomBytes(24).toString('base64url')
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
      backOffice: makeBackOffice(path.join(appsRoot, 'back-office/dist'), backOfficeHosts()),
      port,
      isTrusted,
      regionHeader: process.env.TRUST_REGION_HEADER,
      limits: limitsOf(process.env),
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
