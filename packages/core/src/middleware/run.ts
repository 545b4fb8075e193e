import type { AppRuntime } from '../app/runtime.ts'
import type { RouteDefinition } from '../feature/pages.ts'
import { middlewareOf } from './middlewareOf.ts'
import { type Middlewares, middlewaresOf } from './registry.ts'
import type { Middleware } from './types.ts'
import { unknownMiddleware } from './unknown.ts'

async function fetchMiddleware(
  route: RouteDefinition,
  name: string,
  known: Middlewares,
): Promise<Middleware> {
  const fetchIt = Object.hasOwn(known, name) && known[name]
  if (fetchIt) return fetchIt()
  throw new Error(unknownMiddleware(route, name, Object.keys(known)))
}

/**
 * Runs what stands before a page, in order; on prefetch too (NAV-02).
 * @throws a router redirect, or an error for a name there is no middleware of (LAYOUT-06).
 */
export async function runMiddleware(
  runtime: AppRuntime,
  route: RouteDefinition,
  href: string,
): Promise<void> {
  const known = middlewaresOf(runtime.brand.features)
  const fetched = await Promise.all(
    middlewareOf(route).map((name) => fetchMiddleware(route, name, known)),
  )
  for (const middleware of fetched) await middleware({ runtime, route, href })
}
