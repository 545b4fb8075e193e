import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { builtPlatform } from './builtPlatform.ts'
import { makeCoversManifest } from './makeCoversManifest.ts'
import { ownDatabase } from './ownDatabase.ts'

export interface Started {
  child: ChildProcess
  /** What it wrote by the time it was ready or ended. */
  out: string
  err: string
  /** The exit code, or null while it runs. */
  code: number | null
}

/** What a developer runs; a packed platform is another program of the same sources. */
const sources = join(import.meta.dirname, '../main.ts')

/**
 * Runs the platform as a process, with what a file's tests have in common; what is still running when
 * they are over is killed, and its folder removed. It is the one that is built once in a run, unless the
 * sources are asked for, as `pnpm start` runs them.
 */
export function mainProcesses(common: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'platform-'))
  const covers = makeCoversManifest()
  const children = new Set<ChildProcess>()
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs it until it says a line or has ended. */
  async function start(
    env: Record<string, string | undefined> = {},
    args: readonly string[] = [],
    from: 'sources' | 'built' = 'built',
  ): Promise<Started> {
    const main = from === 'built' ? await builtPlatform() : sources
    const { DATABASE_URL: _, REDIS_URL: __, ...own } = process.env
    const child = spawn(process.execPath, [main, ...args], {
      env: {
        ...own,
        NODE_ENV: 'development',
        LOG_LEVEL: 'error',
        PLATFORM_PORT: '0',
        DATA_DIR: join(folder, 'data'),
        COVERS_MANIFEST: covers,
        ...common,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    let out = ''
    let err = ''
    const said = new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString()
        if (out.includes('\n')) resolve()
      })
    })
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    const closed = once(child, 'close').then(() => children.delete(child))
    await Promise.race([said, closed])
    return { child, out, err, code: child.exitCode }
  }

  /** Where a platform that never ran keeps its things, under a name of its own. */
  const house = async (name: string): Promise<Record<string, string>> => ({
    DATA_DIR: join(folder, name),
    ...(await ownDatabase()),
  })

  /** Ends one that runs, and gives its exit code. */
  async function end({ child }: Started, signal: NodeJS.Signals = 'SIGTERM') {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const closed = once(child, 'close')
    child.kill(signal)
    await closed
    return child.exitCode
  }

  return { folder, house, start, end }
}
