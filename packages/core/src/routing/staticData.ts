import type { RouteDefinition } from '../feature/pages.ts'
import type { FeatureDefinition } from '../feature/types.ts'

declare module '@tanstack/react-router' {
  /** What a page's route knows of where it comes from. */
  interface StaticDataRouteOption {
    definition?: RouteDefinition
    feature?: FeatureDefinition
  }
}
