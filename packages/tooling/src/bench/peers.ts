import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '@marquee/platform-kernel/testing/freePort'
import { end, run } from '../run.ts'
import { root, UsageError } from '../workspace.ts'

const folder = path.join(root, 'bench')

/** How long a server may take until it answers, ms. */
const startLimit = 20_000

/** A lobby of 240 tiles that something else than Marquee renders. */
interface Peer {
  name: string
  /** What starts it, within its folder. */
  server: string
}

const peers: Peer[] = [
  { name: 'Nuxt 4.5, 240 tiles', server: 'nuxt/.output/server/index.mjs' },
  { name: 'TanStack Start, 240 tiles', server: 'start/serve.mjs' },
  { name: 'React as a string, 240 tiles', server: 'start/dist-string/string.js' },
]

export interface RunningPeer {
  name: string
  url: string
  /** Processor time that its process used so far, s. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

/** Installs and builds the peers where that was not done; they are no part of the product's workspace. */
export async function buildPeers(): Promise<void> {
  if (!existsSync(path.join(folder, 'node_modules')))
    await run('pnpm', ['--dir', folder, 'install', '--frozen-lockfile'])
  if (!peers.every(({ server }) => existsSync(path.join(folder, server))))
    await run('pnpm', ['--dir', folder, '--recursive', 'build'])
}

const cpuOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.once('message', (message: { cpu: NodeJS.CpuUsage }) =>
      resolve((message.cpu.user + message.cpu.system) / 1_000_000),
    )
    child.send('cpu')
  })

async function answers(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + startLimit
  while (performance.now() < deadline && child.exitCode === null) {
    try {
      await (await fetch(url)).arrayBuffer()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new UsageError(
    `The peer at ${url} did not answer. Delete bench/node_modules and what was built, and try again.`,
  )
}

async function startPeer({ name, server }: Peer): Promise<RunningPeer> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(path.join(folder, 'cpu.mjs')).href, path.join(folder, server)],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
      },
    },
  )
  const url = `http://127.0.0.1:${port}/`
  try {
    await answers(url, child)
  } catch (error) {
    await end(child)
    throw error
  }
  return { name, url, cpu: () => cpuOf(child), stop: () => end(child) }
}

/** Starts every peer on this machine's loopback address; each ends with this process. */
export const startPeers = (): Promise<RunningPeer[]> => Promise.all(peers.map(startPeer))
