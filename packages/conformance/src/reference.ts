import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const root = path.resolve(import.meta.dirname, '../../..')
/** The contract of this repository. */
export const contractFile = path.join(root, 'docs/contracts/openapi.json')

/** The brand for makers: it has every feature, and players never see it. */
function ownBrand(): string {
  const apps = path.join(root, 'apps')
  const found = readdirSync(apps).find((folder) => {
    const file = path.join(apps, folder, 'package.json')
    if (!existsSync(file)) return false
    const { marquee } = JSON.parse(readFileSync(file, 'utf8')) as {
      marquee?: { internal?: boolean }
    }
    return marquee?.internal === true
  })
  if (!found) throw new Error('No brand in apps/ says "internal": true in its package.json.')
  return found
}

/** What of the environment says where it keeps its things: a server's database in tests, else the embedded one. */
async function databaseOf(): Promise<Record<string, string>> {
  const maker = path.join(root, 'apps/platform/src/testing/ownDatabase.ts')
  const { ownDatabase } = (await import(/* @vite-ignore */ maker)) as {
    ownDatabase: () => Promise<Record<string, string>>
  }
  return ownDatabase()
}

/** How far the clock of a sandbox has to be ahead so that no campaign of a brand rests, in ms. */
async function untilOrdinaryDay(brand: string): Promise<number> {
  const finder = path.join(root, 'apps/platform/src/testing/ordinaryDay.ts')
  const { untilOrdinaryDay: find } = (await import(/* @vite-ignore */ finder)) as {
    untilOrdinaryDay: (of: { brand: string }) => number
  }
  return find({ brand })
}

/** The platform of this repository in a sandbox of its own, as any other backend is met: at an address. */
export async function startReference(): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = mkdtempSync(path.join(tmpdir(), 'conformance-'))
  // What covers are called has to be known, not how they look.
  await promisify(execFile)(process.execPath, [
    path.join(root, 'packages/game-catalogue/src/build.ts'),
    '--names',
  ])
  const brand = ownBrand()
  const ahead = await untilOrdinaryDay(brand)
  const database = await databaseOf()
  const child = spawn(process.execPath, [path.join(root, 'apps/platform/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      ...database,
      REDIS_URL: undefined,
      NODE_ENV: 'development',
      SANDBOX: '1',
      LIMIT_FACTOR: '1000',
      WINDFALLS: 'off',
      SANDBOX_CLOCK_AHEAD: String(ahead),
      LOG_LEVEL: 'error',
      DATA_DIR: data,
      PLATFORM_PORT: '0',
      RENDERER_KEY: 'renderer-key-of-the-conformance-check',
    },
  })
  if (!child.stdout) throw new Error('The reference has no output to read.')
  const lines = createInterface({ input: child.stdout })
  const first = await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => null)])
  if (!first) throw new Error('The reference did not start; see above.')
  const { port } = new URL((JSON.parse(String(first[0])) as { url: string }).url)
  return {
    url: `http://${brand}.localhost:${port}`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
