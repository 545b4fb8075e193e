import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { root, UsageError } from './workspace.ts'

/** Runs a program to its end. @throws when it fails, with its name. */
export async function run(
  program: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<void> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    ...options,
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0)
    throw new UsageError(
      `'${program} ${args.join(' ')}' failed with code ${code}; what it printed above says why.`,
    )
}

/** Asks a child to end and waits for it; after 5 s it is made to. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(timer)
}
