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
  }
}

export interface Service {
  image: string
  environment?: Record<string, string>
  build?: { context: string; dockerfile: string }
  networks: string[]
  ports?: string[]
  /** Started only when one of these is named. */
  profiles?: string[]
}

/** The services of the compose file, with what they share merged in. */
export const readServices = (): Record<string, Service> =>
  (
    parse(readFileSync(path.join(root, 'deploy/compose.yaml'), 'utf8'), { merge: true }) as {
      services: Record<string, Service>
    }
  ).services
