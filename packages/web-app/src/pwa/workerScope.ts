import type { PushConfig } from '@marquee/core'

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
export interface FetchEvent extends ExtendableEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: MessageEvent
}

/** What the worker uses of its global scope; the library of types for pages has no name for it. */
export interface WorkerScope {
  caches: CacheStorage
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
  fetch: typeof fetch
  location: { origin: string }
  registration: {
    waiting: { postMessage(message: string): void } | null
    navigationPreload?: { enable(): Promise<void> }
  }
  skipWaiting(): Promise<void>
  addEventListener<N extends keyof WorkerEvents>(
    name: N,
    listener: (event: WorkerEvents[N]) => void,
  ): void
}

/** What the build tells the worker. */
export interface WorkerSettings {
  /** Changes with any precached file. */
  version: string
  /** The offline page of each locale, by the prefix of its addresses; the last one fits all. */
  pages: { prefix: string; file: string }[]
  /** Art and fonts of the offline page. */
  files: string[]
}

declare const __WORKER_SETTINGS__: WorkerSettings

export const workerScope = (): WorkerScope => globalThis as unknown as WorkerScope
/** Written into the worker by the build. */
export const workerSettings = (): WorkerSettings => __WORKER_SETTINGS__

/** The account with the push provider; the front writes it before the worker's own text. */
export const workerPush = (): PushConfig | undefined =>
  (globalThis as { marqueePush?: PushConfig }).marqueePush
