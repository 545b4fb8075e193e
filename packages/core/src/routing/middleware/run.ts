import type { AppRuntime } from '../../app/runtime.ts'
import type { RouteDefinition } from '../../feature/types.ts'
import { middlewareOf } from './middlewareOf.ts'
import type { MiddlewareName } from './names.ts'
import { middlewares } from './registry.ts'
import type { Middleware } from './types.ts'
import { unknownMiddleware } from './unknown.ts'

async function fetchMiddleware(route: RouteDefinition, name: MiddlewareName): Promise<Middleware> {
  if (Object.hasOwn(middlewares, name)) return middlewares[name]()
  throw new Error(unknownMiddleware(route, name))
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
  const fetched = await Promise.all(middlewareOf(route).map((name) => fetchMiddleware(route, name)))
  for (const middleware of fetched) await middleware({ runtime, route, href })
}
