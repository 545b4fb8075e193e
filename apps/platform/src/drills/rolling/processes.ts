import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@marquee/platform-kernel/testing/freePort'
import type { Role } from '../../process/role.ts'
import { type Ends, plantFor, type Release } from './releases.ts'

const program = path.resolve(import.meta.dirname, '../../main.ts')

/** How long a process may take to be ready on a busy machine, and to end once it is asked, in ms. */
const readyWithin = 120_000
const endsWithin = 20_000

/** One process at its address, over its releases. */
export interface Place {
  name: string
  role: Role
  url: string
  release: () => Release | null
  /** Resolves once it says that it is ready. */
  start: (release: Release) => Promise<void>
  /** As an operator asks: SIGTERM, until it is gone; gives how long that took, in ms. */
  end: () => Promise<number>
}

export interface Crew {
  place: (role: Role, name: string) => Promise<Place>
  /** Runs the migrations of a release and waits for their end. @throws with what it said. */
  migrate: (release: Release) => Promise<void>
  /** Starts a process that is expected to end by itself; gives what it said, or null when it is ready instead. */
  refusal: (release: Release, role: Role) => Promise<string | null>
  /** Ends that nobody asked for, that were no clean ones, or that took too long. */
  exits: string[]
  /** What was written to the error log, over all lives. */
  complaints: string[]
  /** Kills what still runs, when the drill is over, however it ended. */
  stop: () => Promise<void>
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )

/**
 * Runs processes of the drill's releases with what all of them share.
 * @param ownerUrl the database as whoever owns its tables reaches it, for those that migrate.
 */
export function makeCrew(
  env: NodeJS.ProcessEnv,
  brand: string,
  ends: Ends,
  ownerUrl: string,
): Crew {
  const exits: string[] = []
  const complaints: string[] = []
  const running = new Set<ChildProcess>()
  let isOver = false

  function run(release: Release, role: Role, port: number): ChildProcess {
    if (isOver) throw new Error('The drill is over.')
    const plant = plantFor(release, brand, ends)
    const child = spawn(process.execPath, ['--import', plant, program, '--role', role], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...env,
        PLATFORM_PORT: String(port),
        ...(role === 'migrate' && { DATABASE_OWNER_URL: ownerUrl }),
      },
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    return child
  }

  /** Resolves with its first line, or null when it ended before. */
  const firstLine = async (child: ChildProcess): Promise<string | null> => {
    if (!child.stdout) return null
    const lines = createInterface({ input: child.stdout })
    return Promise.race([
      once(lines, 'line').then(([line]) => String(line)),
      once(child, 'exit').then(() => null),
    ])
  }
  const errorsOf = (child: ChildProcess) => {
    let said = ''
    child.stderr?.on('data', (text: Buffer) => (said += text.toString()))
    return () => said.trim()
  }

  async function place(role: Role, name: string): Promise<Place> {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    let child: ChildProcess | null = null
    let runs: Release | null = null
    return {
      name,
      role,
      url,
      release: () => runs,
      async start(release) {
        const begun = run(release, role, port)
        child = begun
        begun.stderr?.on('data', (text: Buffer) =>
          complaints.push(`${name} ${release}: ${text.toString().trim()}`),
        )
        begun.once('exit', (code, signal) => {
          if (child === begun) exits.push(`${name} ${release} ended by itself (${code ?? signal})`)
        })
        const line = await firstLine(begun)
        const began = performance.now()
        while (line === null || !(await isReady(url))) {
          if (line === null || begun.exitCode !== null || performance.now() - began > readyWithin)
            throw new Error(`${name} ${release} did not get ready: ${complaints.at(-1) ?? ''}`)
          await sleep(50)
        }
        runs = release
      },
      async end() {
        const ending = child
        const release = runs
        child = null
        if (!ending || ending.exitCode !== null || ending.signalCode !== null) return 0
        const began = performance.now()
        const gone = once(ending, 'exit')
        ending.kill('SIGTERM')
        const tooLong = setTimeout(() => ending.kill('SIGKILL'), endsWithin)
        await gone
        clearTimeout(tooLong)
        runs = null
        if (ending.exitCode !== 0)
          exits.push(`${name} ${release} ended with ${ending.exitCode ?? ending.signalCode}`)
        return performance.now() - began
      },
    }
  }

  return {
    place,
    exits,
    complaints,
    async migrate(release) {
      const child = run(release, 'migrate', 0)
      const said = errorsOf(child)
      if (child.exitCode === null) await once(child, 'exit')
      if (child.exitCode !== 0) throw new Error(`${release} did not migrate: ${said()}`)
    },
    async refusal(release, role) {
      const child = run(release, role, await freePort())
      const said = errorsOf(child)
      const line = await firstLine(child)
      if (line === null) return said()
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      return null
    },
    async stop() {
      isOver = true
      const gone = [...running].map((child) => once(child, 'exit'))
      for (const child of running) child.kill('SIGKILL')
      await Promise.all(gone)
    },
  }
}
