import type { RouteDefinition } from '../feature/pages.ts'

/** What stands before a page, first to last; one that is for players or for guests is guarded by itself. */
export function middlewareOf({
  audience = 'anyone',
  middleware = [],
}: Pick<RouteDefinition, 'audience' | 'middleware'>): string[] {
  const isGuarded = audience === 'anyone' || middleware.includes('route-guard')
  return isGuarded ? middleware : ['route-guard', ...middleware]
}
