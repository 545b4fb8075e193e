import { type ApiClientOptions, lazyApiClient } from '@marquee/api-client'
import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { createEvents } from '../app/events.ts'
import { createMoves } from '../app/moves.ts'
import type { AppRuntime } from '../app/runtime.ts'
import type { Brand } from '../brand/types.ts'
import { createI18n } from '../i18n/createI18n.ts'
import type { LocaleCode } from '../i18n/types.ts'
import { setGuest } from '../session/session.ts'

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
    keeper: null,
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
