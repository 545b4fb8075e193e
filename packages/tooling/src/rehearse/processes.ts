import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

/** An archive that runs. */
export interface Running {
  name: string
  url: string
  pid: number
  /** Asks it to end, as an operator does, and waits until it is gone. */
  end: () => Promise<void>
}

/** Ends of processes that nobody asked for, in words. */
export type Exits = string[]

/** How long a start may take on a busy machine, in ms. */
const patience = 120_000

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const began = performance.now()
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - began > patience)
      throw new Error(`${url} does not say that it is ready.`)
    await sleep(20)
  }
}

/** A process of an unpacked archive. */
export interface Archived {
  name: string
  folder: string
  env: NodeJS.ProcessEnv
  /** What stands behind `node server.js`. */
  args?: string[]
}

const begin = ({ folder, env, args = [] }: Archived) =>
  spawn(process.execPath, ['server.js', ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Runs one that does something and ends. @throws when it did not come to that, with what it said. */
export async function runToEnd(archived: Archived): Promise<void> {
  const child = begin(archived)
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2_000)))
  child.stdout.resume()
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${archived.name} ended with ${code}: ${said.trim()}`)
}

/**
 * Runs an unpacked archive as a machine would that has Node and nothing else.
 * @throws when it ends before it is ready, with what it said.
 */
export async function runArchive(archived: Archived, exits: Exits): Promise<Running> {
  const { name } = archived
  const child = begin(archived)
  let isAsked = false
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2_000)))
  child.once('exit', (code, signal) => {
    if (!isAsked) exits.push(`${name} ended by itself (${code ?? signal}): ${said.trim()}`)
  })
  const lines = createInterface({ input: child.stdout })
  const line = await Promise.race([
    once(lines, 'line').then(([text]) => String(text)),
    once(child, 'exit').then(() => null),
  ])
  if (line === null) throw new Error(`${name} ended before it was ready: ${said.trim()}`)
  const { url } = JSON.parse(line) as { url: string }
  await untilReady(child, url)
  return {
    name,
    url,
    pid: child.pid ?? 0,
    async end() {
      isAsked = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
