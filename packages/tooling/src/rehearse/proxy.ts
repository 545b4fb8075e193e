import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Missing } from '@marquee/drills/servers'
import { root } from '../workspace.ts'

const program = 'caddy'
const filesAt = path.join(root, 'deploy/proxy')

/** Both releases of something, N before N+1. */
export type Two = readonly [now: number, next: number]

/** Ports on this machine: where players come in, where fronts ask, and what stands behind. */
export interface Ports {
  /** With TLS, and in the clear, which leads there. */
  edge: { tls: number; clear: number }
  gate: number
  /** The brand that is released. */
  fronts: Two
  /** The brand that is not. */
  beside: number
  /** By role of the platform. */
  platforms: Record<string, Two>
}

/** Host names at which players reach the brands, and staff the back office. */
export interface Hosts {
  brand: string
  beside: string
  staff: string
}

/** How many of the 256 places of visitors get the next release, as runbooks name it. */
export type Share = 'none' | 'tenth' | 'all'

/** Who gets what. */
export interface Routes {
  share: Share
  platform: 'now' | 'next'
}

const local = (port: number): string => `127.0.0.1:${port}`

/** Which places a share has: 26 of 256 are 00 to 19. */
const placesOf: Record<Exclude<Share, 'none'>, string> = { tenth: '0.|1[0-9]', all: '..' }

/** What `deploy/proxy/Caddyfile` is told: as compose does it, with addresses of this machine. */
export const edgeVariables = (
  { edge, fronts, beside }: Ports,
  hosts: Hosts,
  share: Share,
): Record<string, string> => ({
  HTTP_PORT: String(edge.clear),
  HTTPS_PORT: String(edge.tls),
  ISSUER: 'internal',
  FIRST_HOST: hosts.brand,
  SECOND_HOST: hosts.beside,
  STAFF_HOST: hosts.staff,
  FIRST: local(fronts[0]),
  FIRST_NEXT: local(fronts[1]),
  SECOND: local(beside),
  ...(share !== 'none' && { FIRST_RELEASES: 'two', FIRST_PLACES: placesOf[share] }),
})

/** What `deploy/proxy/gate.caddy` is told. */
export const gateVariables = (
  { gate, platforms }: Ports,
  platform: Routes['platform'],
): Record<string, string> => {
  const inOrder = ([now, next]: Two = [0, 0]) =>
    (platform === 'now' ? [now, next] : [next, now]).map(local).join(' ')
  return {
    GATE_PORT: String(gate),
    APIS: inOrder(platforms['api']),
    SOCKETS: inOrder(platforms['sockets']),
  }
}

/** @throws Missing without Caddy. */
async function spawned(child: ChildProcess): Promise<void> {
  const failed = once(child, 'error').then(() => {
    throw new Missing('Caddy is not installed: apt-get install caddy.')
  })
  await Promise.race([once(child, 'spawn'), failed])
}

interface Caddy {
  /** Takes the file again with other variables; what is under way is answered. */
  reload: (variables: Record<string, string>) => Promise<void>
  stop: () => Promise<void>
}

/** Runs a file of `deploy/proxy` as it stands there. */
async function runCaddy(
  file: string,
  folder: string,
  variables: Record<string, string>,
): Promise<Caddy> {
  mkdirSync(folder)
  const shared = {
    ...process.env,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    ADMIN: `unix/${path.join(folder, 'admin.sock')}`,
  }
  const args = ['--config', path.join(filesAt, file), '--adapter', 'caddyfile']
  const child = spawn(program, ['run', ...args], {
    env: { ...shared, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-4_000)))
  await spawned(child)
  const began = performance.now()
  while (!said.includes('serving initial configuration')) {
    if (child.exitCode !== null || performance.now() - began > 30_000)
      throw new Error(`${file} did not start: ${said}`)
    await sleep(25)
  }
  return {
    async reload(changed) {
      await promisify(execFile)(program, ['reload', ...args], { env: { ...shared, ...changed } })
    },
    async stop() {
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

export interface Proxy {
  /** Certificates of the authority that it has made for this machine: the root, and what signs for hosts. */
  authority: { root: string; signs: string }
  /** Sends whoever comes from now on elsewhere; what is under way is answered. */
  send: (routes: Partial<Routes>) => Promise<void>
  stop: () => Promise<void>
}

/** Both proxies of `deploy/`: the one that ends TLS, and the gate between fronts and platform. */
export async function startProxy(folder: string, ports: Ports, hosts: Hosts): Promise<Proxy> {
  const own = path.join(folder, 'proxy')
  mkdirSync(own)
  const at = path.join(own, 'edge')
  const edge = await runCaddy('Caddyfile', at, edgeVariables(ports, hosts, 'none'))
  const gate = await runCaddy('gate.caddy', path.join(own, 'gate'), gateVariables(ports, 'now'))
  const authority = path.join(at, 'caddy/pki/authorities/local')
  return {
    authority: {
      root: path.join(authority, 'root.crt'),
      signs: path.join(authority, 'intermediate.crt'),
    },
    async send({ share, platform }) {
      if (platform) await gate.reload(gateVariables(ports, platform))
      if (share) await edge.reload(edgeVariables(ports, hosts, share))
    },
    async stop() {
      await Promise.all([edge.stop(), gate.stop()])
    },
  }
}
