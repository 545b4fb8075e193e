import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { root, UsageError } from './workspace.ts'

/** How long a program may take to end after it was asked to, in ms. */
const grace = 5000

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null

/** Ends a program that leads a group of its own, and all that it started. */
export function endGroup(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  if (child.pid === undefined || !isRunning(child)) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It ended by itself in the meantime.
  }
}

/** Ends a program's group when something is aborted; gives what takes that back. */
function endsWith(child: ChildProcess, signal: AbortSignal): () => void {
  let timer: NodeJS.Timeout | undefined
  const onAbort = () => {
    endGroup(child)
    timer = setTimeout(() => endGroup(child, 'SIGKILL'), grace)
  }
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort, { once: true })
  return () => {
    signal.removeEventListener('abort', onAbort)
    clearTimeout(timer)
  }
}

/**
 * Runs a program to its end. With a `signal` it stands in a group of its own, which ends when that is
 * aborted: the program, and all that it started.
 * @throws when it fails, with its name.
 */
export async function run(
  program: string,
  args: string[],
  { signal, ...options }: SpawnOptions = {},
): Promise<void> {
  const child = spawn(program, args, {
    cwd: root,
    // A group that is not the terminal's own must not wait for what is typed.
    stdio: signal ? ['ignore', 'inherit', 'inherit'] : 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    detached: signal !== undefined,
    ...options,
  })
  const letGo = signal && endsWith(child, signal)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  }).finally(letGo)
  if (code !== 0)
    throw new UsageError(
      `'${program} ${args.join(' ')}' failed with code ${code}; what it printed above says why.`,
    )
}

/** Asks a child to end and waits for it; after 5 s it is made to. */
export async function end(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), grace)
  await gone
  clearTimeout(timer)
}
