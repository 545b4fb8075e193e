import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@marquee/platform-kernel/testing/freePort'
import type { TestedBrand } from './brands.ts'

const start = path.resolve(import.meta.dirname, '../../../packages/tooling/src/start.ts')

export interface OwnHouse {
  brand: TestedBrand
  /** Where staff of it work. */
  staffOrigin: string
  stop: () => Promise<void>
}

/** Settles when the house answers. @throws with what it wrote when it ends before. */
async function ready(child: ChildProcess, url: string): Promise<void> {
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (written += chunk.toString()))
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The house ended by itself:\n${written}`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** One brand by `start` with an environment of its own, for what the shared house is not set to. */
export async function startHouse(
  brand: TestedBrand,
  environment: Record<string, string>,
): Promise<OwnHouse> {
  const port = await freePort()
  const data = mkdtempSync(path.join(tmpdir(), 'marquee-e2e-own-'))
  const child = spawn(process.execPath, [start, '--brand', brand.folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      WINDFALLS: 'off',
      SANDBOX_LIVED_IN: '',
      ...environment,
    },
  })
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(data, { recursive: true, force: true })
  }
  try {
    await ready(child, `http://localhost:${port}/`)
  } catch (error) {
    await stop()
    throw error
  }
  const origin = `http://${brand.folder}.localhost:${port}`
  const staffOrigin = `http://back-office.localhost:${port}`
  return { brand: { ...brand, origin }, staffOrigin, stop }
}
