import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Missing } from '@marquee/drills/servers'
import { root } from '../workspace.ts'

const program = 'caddy'

/** Ports on this machine: where players come in, where fronts ask, and both releases of each. */
export interface Ports {
  edge: number
  gate: number
  fronts: readonly [now: number, next: number]
  platforms: readonly [now: number, next: number]
}

/** How many of the 256 places of visitors get the next release, as runbooks name it. */
export type Share = 'none' | 'tenth' | 'all'

const local = (port: number): string => `127.0.0.1:${port}`

/** The table of a site: which places get which release, and where parts of the other are. */
function tableOf(share: Share, [now, next]: readonly [string, string]): string {
  const rest = share === 'all' ? `${next} ${now}` : `${now} ${next}`
  // 26 of 256: 00 to 19.
  const some = share === 'tenth' ? `\t\t~^(0.|1[0-9]) ${next} ${now}\n` : ''
  return `\tmap {place} {release} {other} {\n${some}\t\tdefault ${rest}\n\t}`
}

/** Who gets what. */
export interface Routes {
  share: Share
  platform: 'now' | 'next'
}

/** The rules of `deploy/proxy`, with the addresses of this machine. */
export function configOf(ports: Ports, { share, platform }: Routes, admin: string): string {
  const [now, next] = ports.platforms.map(local)
  return `{
	admin unix/${admin}
	auto_https off
}

import ${path.join(root, 'deploy/proxy/releases.caddy')}

http://${local(ports.edge)} {
${tableOf(share, [local(ports.fronts[0]), local(ports.fronts[1])])}
	import staged
}

http://${local(ports.gate)} {
	reverse_proxy {
		to ${platform === 'now' ? `${now} ${next}` : `${next} ${now}`}
		import rolling
	}
}
`
}

export interface Proxy {
  /** Sends whoever comes from now on elsewhere; what is under way is answered. */
  send: (routes: Partial<Routes>) => Promise<void>
  stop: () => Promise<void>
}

/** @throws Missing without Caddy. */
async function started(child: ChildProcess): Promise<void> {
  const failed = once(child, 'error').then(() => {
    throw new Missing('Caddy is not installed: apt-get install caddy.')
  })
  await Promise.race([once(child, 'spawn'), failed])
}

/** The proxy of `deploy/` in front of two releases of a brand and two of the platform. */
export async function startProxy(folder: string, ports: Ports): Promise<Proxy> {
  const own = path.join(folder, 'proxy')
  mkdirSync(own)
  const config = path.join(own, 'Caddyfile')
  const admin = path.join(own, 'admin.sock')
  const env = { ...process.env, XDG_CONFIG_HOME: own, XDG_DATA_HOME: own }
  let routes: Routes = { share: 'none', platform: 'now' }
  const write = () => writeFileSync(config, configOf(ports, routes, admin))
  const args = ['--config', config, '--adapter', 'caddyfile']
  write()
  const child = spawn(program, ['run', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2_000)))
  await started(child)
  const began = performance.now()
  while (!said.includes('serving initial configuration')) {
    if (child.exitCode !== null || performance.now() - began > 30_000)
      throw new Error(`The proxy did not start: ${said}`)
    await sleep(25)
  }
  return {
    async send(changed) {
      routes = { ...routes, ...changed }
      write()
      await promisify(execFile)(program, ['reload', ...args], { env })
    },
    async stop() {
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
