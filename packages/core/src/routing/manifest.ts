import type { AppRuntime } from '../app/runtime.ts'
import type { RouteRules } from './routeRules.ts'

/** What a build says of itself at `/builds/meta/{buildId}.json` (VERSION-01, CALL-05). */
export interface BuildManifest {
  id: string
  /** When it was built, epoch ms. */
  timestamp: number
  routeRules: RouteRules
  /** Paths that were rendered ahead. */
  prerendered: string[]
}

/** How long a navigation waits for the manifest at most, in ms. */
const patience = 3000

/** Id of the build this page is of, as the server wrote it on the document; null in development. */
export const runningBuild = (): string | null => document.documentElement.dataset['build'] ?? null

const asked = new WeakMap<AppRuntime, Promise<BuildManifest>>()

async function ask(build: string): Promise<BuildManifest> {
  const response = await fetch(`/builds/meta/${encodeURIComponent(build)}.json`, {
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`It was answered with status ${response.status}.`)
  return (await response.json()) as BuildManifest
}

/**
 * The manifest of the running build, fetched once. Null where there is none and when it cannot be
 * fetched; that is logged, and the next one to ask tries again.
 */
export async function buildManifest(runtime: AppRuntime): Promise<BuildManifest | null> {
  const build = runningBuild()
  if (!build) return null
  const answer = asked.get(runtime) ?? ask(build)
  asked.set(runtime, answer)
  try {
    return await answer
  } catch (error) {
    asked.delete(runtime)
    console.warn('The build manifest could not be fetched; pages open without its rules.', error)
    return null
  }
}
