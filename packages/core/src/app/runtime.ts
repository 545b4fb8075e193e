import { type ApiClient, type ApiClientOptions, lazyApiClient } from '@marquee/api-client'
import { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { createStore } from 'jotai'
import type { Brand } from '../brand/types.ts'
import { createI18n } from '../i18n/createI18n.ts'
import type { DeferredUntil } from './deferred.tsx'
import type { LazyComponent } from '../feature/types.ts'
import type { LocaleCode } from '../i18n/types.ts'
import { setGuest } from '../session/session.ts'
import { createEvents, type Events } from './events.ts'
import { createMoves, type Moves } from './moves.ts'

/** Everything one running page (or one server render) holds. Nothing of it is a module's global. */
export interface AppRuntime {
  brand: Brand
  locale: LocaleCode
  api: ApiClient
  queryClient: QueryClient
  i18n: i18n
  /** Shell state that is no server data: modal stack, realtime status, preferences. */
  store: ReturnType<typeof createStore>
  events: Events
  /** On the server: the deferred parts that this render contains. */
  deferred: Map<LazyComponent, DeferredUntil>
  /** Set by whoever makes the router; null before. */
  router: AnyRouter | null
  /** Whether data or address have moved on from what the server rendered the page of. */
  moves: Moves
  /** The page that the server rendered has been taken over; from here on pages are fetched whole. */
  takenOver: boolean
}

export interface RuntimeOptions {
  brand: Brand
  locale: LocaleCode
  api?: ApiClientOptions
}

export function createRuntime({ brand, locale, api }: RuntimeOptions): AppRuntime {
  const queryClient = new QueryClient({
    defaultOptions: {
      // The api client retries by the specification's rules; a second layer would multiply them.
      queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
  const events = createEvents()
  return {
    brand,
    locale,
    queryClient,
    i18n: createI18n(locale),
    store: createStore(),
    events,
    deferred: new Map(),
    router: null,
    moves: createMoves(),
    takenOver: false,
    api: lazyApiClient({
      baseUrl: '',
      // TEN-08: a 401 from any call means guest.
      onUnauthorized: () => setGuest(queryClient, true),
      onRefused: ({ code }) => events.emit('call:refused', { code }),
      ...api,
    }),
  }
}
