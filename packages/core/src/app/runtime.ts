import type { ApiClient } from '@marquee/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { createStore } from 'jotai'
import type { Brand } from '../brand/types.ts'
import type { DeferredUntil } from '../deferred/deferred.tsx'
import type { LazyComponent } from '../feature/pages.ts'
import type { I18n } from '../i18n/createI18n.ts'
import type { LocaleCode } from '../i18n/types.ts'
import type { Events } from './events.ts'
import type { Keeper } from './kept.tsx'
import type { Moves } from './moves.ts'

/** Everything one running page (or one server render) holds. Nothing of it is a module's global. */
export interface AppRuntime {
  brand: Brand
  locale: LocaleCode
  api: ApiClient
  queryClient: QueryClient
  i18n: I18n
  /** Shell state that is no server data: modal stack, realtime status, preferences. */
  store: ReturnType<typeof createStore>
  events: Events
  /** On the server: the deferred parts that this render contains. */
  deferred: Map<LazyComponent, DeferredUntil>
  /** On the server, while it renders a page of which parts are kept. */
  keeper: Keeper | null
  /** Set by whoever makes the router; null before. */
  router: AnyRouter | null
  /** Whether data or address have moved on from what the server rendered the page of. */
  moves: Moves
  /** The page that the server rendered has been taken over; from here on pages are fetched whole. */
  takenOver: boolean
}
