import type { AppRuntime } from '../app/runtime.ts'
import type { RouteDefinition } from '../feature/pages.ts'

export interface MiddlewareContext {
  runtime: AppRuntime
  route: RouteDefinition
  /** Where the visitor wants to go, without locale. */
  href: string
}

/** Decides before a page and its prefetch whether the visitor may go there; throws a router redirect. */
export type Middleware = (context: MiddlewareContext) => void | Promise<void>
