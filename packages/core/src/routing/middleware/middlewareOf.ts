import type { RouteDefinition } from '../../feature/types.ts'
import type { MiddlewareName } from './names.ts'

/** What stands before a page, first to last; one that is for players or for guests is guarded by itself. */
export function middlewareOf({
  audience = 'anyone',
  middleware = [],
}: Pick<RouteDefinition, 'audience' | 'middleware'>): MiddlewareName[] {
  const isGuarded = audience === 'anyone' || middleware.includes('route-guard')
  return isGuarded ? middleware : ['route-guard', ...middleware]
}
