import { type DehydratedState, hydrate } from '@tanstack/react-query'
import type { AppRuntime } from '../app/runtime.ts'
import { addBundle, type MessageBundle } from '../i18n/messages.ts'
import { localisedPath } from './locale.ts'
import { buildManifest } from './manifest.ts'

/** What the build rendered ahead of a page that needs nothing of the platform (CALL-06). */
export interface PagePayload {
  queries: DehydratedState
  /** Texts of the page, beyond those that every page has. */
  messages: MessageBundle
}

/** Name of a page's payload below its path (SSR-06). */
export const payloadFile = '/_payload.json'

/** Where a page's payload stands; `b` is the id of the build that it must be of (SSR-05). */
export const payloadAddress = (path: string, build: string): string =>
  `${path}${payloadFile}?b=${encodeURIComponent(build)}`

async function fetchPayload(path: string, build: string): Promise<PagePayload> {
  const response = await fetch(payloadAddress(path, build))
  if (!response.ok) throw new Error(`It was answered with status ${response.status}.`)
  return (await response.json()) as PagePayload
}

const taken = new WeakMap<AppRuntime, Set<string>>()

/**
 * Takes over what the build made ahead for a page, once, when the visitor goes to it. A failure is a
 * warning (ERR-04): the page's texts are then fetched like those of any other.
 * @param path of the page, without locale.
 */
export async function takePayload(runtime: AppRuntime, path: string): Promise<void> {
  const address = localisedPath(path, runtime.locale)
  const done = taken.get(runtime) ?? new Set()
  if (done.has(address)) return
  const manifest = await buildManifest(runtime)
  if (!manifest?.prerendered.includes(address)) return
  try {
    const { queries, messages } = await fetchPayload(address, manifest.id)
    hydrate(runtime.queryClient, queries)
    addBundle(runtime.i18n, messages)
    taken.set(runtime, done.add(address))
  } catch (error) {
    console.warn(`What was made ahead of ${address} could not be fetched; it opens without.`, error)
  }
}
