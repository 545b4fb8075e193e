import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { root } from '../workspace.ts'

export interface Dockerfile {
  /** Image that it is made from. */
  from: string
  /** What it takes from its context. */
  copied: string[]
  /** Names of variables that it sets. */
  variables: string[]
  user: string | undefined
  hasHealthCheck: boolean
}

const linesOf = (text: string, word: string): string[] =>
  [...text.matchAll(new RegExp(`^${word}\\s+(.+)$`, 'gm'))].map(([, rest]) => rest ?? '')

/** What a Dockerfile of `deploy/` says. */
export function readDockerfile(name: string): Dockerfile {
  const text = readFileSync(path.join(root, 'deploy', name), 'utf8')
  return {
    from: linesOf(text, 'FROM').join(),
    copied: linesOf(text, 'COPY').flatMap((line) => line.split(/\s+/).slice(0, -1)),
    variables: linesOf(text, 'ENV').flatMap((line) =>
      line.split(/\s+/).map((pair) => pair.split('=', 1)[0] ?? ''),
    ),
    user: linesOf(text, 'USER')[0],
    hasHealthCheck: /^HEALTHCHECK\s/m.test(text),
  }
}

/** Variables that a file of `deploy/proxy`, or one that it imports, reads. */
export function variablesOfProxy(name: string): string[] {
  const text = readFileSync(path.join(root, 'deploy/proxy', name), 'utf8')
  const found = [...text.matchAll(/\{\$(\w+)[:}]/g)].map(([, variable]) => variable ?? '')
  return [...new Set(found)]
}

export interface Service {
  image: string
  command?: string[]
  user?: string
  environment?: Record<string, string>
  build?: { context: string; dockerfile: string }
  networks: string[] | Record<string, object>
  ports?: string[]
  volumes?: string[]
  healthcheck?: { test?: string[]; disable?: boolean }
  depends_on?: Record<string, { condition: string }>
  secrets?: string[]
  /** Started only when one of these is named. */
  profiles?: string[]
}

/** The services of the compose file, with what they share merged in. */
export const readServices = (): Record<string, Service> =>
  (
    parse(readFileSync(path.join(root, 'deploy/compose.yaml'), 'utf8'), {
      merge: true,
      // What shares much names it often.
      maxAliasCount: -1,
    }) as {
      services: Record<string, Service>
    }
  ).services

/** The role that a service gives the platform; undefined for what is no platform, or has no role. */
export const roleOf = ({ command = [] }: Service): string | undefined =>
  command[command.indexOf('--role') + 1 || command.length]

/** The roles of the platform that run all the time, each a service of its own. */
export const servingRoles = (services: Record<string, Service>): string[] =>
  Object.values(services)
    .filter(({ profiles }) => !profiles)
    .flatMap((service) => roleOf(service) ?? [])
    .filter((role) => role !== 'migrate')
