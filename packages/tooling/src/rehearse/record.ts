import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root } from '../workspace.ts'

const run = promisify(execFile)
const verifier = path.join(root, 'packages/platform-record/src/verify/main.ts')
/** The first seal is made within a minute; a busy machine takes longer, in ms. */
const sealedWithin = 240_000

async function untilSealed(file: string): Promise<void> {
  const began = performance.now()
  while (!existsSync(file) || !readFileSync(file, 'utf8').endsWith('\n')) {
    if (performance.now() - began > sealedWithin) throw new Error('Nothing was sealed.')
    await sleep(250)
  }
}

/**
 * What an auditor does: exports the record with the release that runs, and verifies it.
 * @returns the verifier's words, and whether all is as it was sealed.
 */
export async function verifyRecord(
  platform: string,
  env: NodeJS.ProcessEnv,
  { seals, to }: { seals: string; to: string },
): Promise<{ holds: boolean; told: string }> {
  await untilSealed(seals)
  const safe = (...args: string[]) =>
    run(process.execPath, ['server.js', 'safe', ...args], { cwd: platform, env })
  await safe('export', '--to', to)
  const { stdout: key } = await safe('key')
  try {
    const { stdout } = await run(process.execPath, [verifier, to, '--key', key.trim()])
    return { holds: /, [1-9]\d* seals/.test(stdout), told: stdout.trim() }
  } catch (error) {
    return { holds: false, told: (error as { stderr?: string }).stderr?.trim() ?? String(error) }
  }
}
