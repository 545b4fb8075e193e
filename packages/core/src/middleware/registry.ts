import type { FeatureDefinition } from '../feature/types.ts'
import type { shellMiddlewareNames } from './names.ts'
import type { Middleware } from './types.ts'

/** By name, each fetched with the first page that names it. */
export type Middlewares = Record<string, () => Promise<Middleware>>

/** The shell's own. */
export const shellMiddleware: Record<
  (typeof shellMiddlewareNames)[number],
  () => Promise<Middleware>
> = {
  'route-guard': () => import('./routeGuard.ts').then((module) => module.routeGuard),
  'may-play': () => import('./mayPlay.ts').then((module) => module.mayPlay),
}

/** The shell's and what a brand's features bring. */
export const middlewaresOf = (
  features: readonly Pick<FeatureDefinition, 'middleware'>[],
): Middlewares =>
  Object.assign({}, shellMiddleware, ...features.map(({ middleware }) => middleware)) as Middlewares
