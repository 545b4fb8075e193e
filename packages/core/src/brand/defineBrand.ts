import { background } from '../background/feature.ts'
import type { FeatureDefinition } from '../feature/types.ts'
import { shell } from '../shell/feature.ts'
import { showcase } from '../showcase/feature.ts'
import { usualComposition } from './composition.ts'
import { nameFeature } from './featureNames.ts'
import { refuseProblems } from './refuseProblems.ts'
import type { Brand, BrandConfig } from './types.ts'

const isServer = import.meta.env.SSR

/** The shell's own features; those for whoever works on a brand only where a build says so. */
const ownFeatures = (): FeatureDefinition[] => [
  shell,
  background(),
  ...(import.meta.env.MARQUEE_PREVIEW ? [showcase()] : []),
]

/**
 * Checks a brand's configuration and completes it.
 * @throws one error that lists every problem, what was probably meant and how to mend it.
 */
export function defineBrand(config: BrandConfig): Brand {
  // A browser gets a brand that was checked when it was built.
  if (isServer) refuseProblems(config, ownFeatures())
  const { names = {} } = config
  const features = [...ownFeatures(), ...config.features].map((one) => nameFeature(one, names))
  const ids = new Set(features.map((feature) => feature.id))
  return {
    ageBadge: '18+',
    push: null,
    scripts: {},
    analytics: null,
    monitoring: null,
    routeRules: {},
    allowedHosts: [],
    messages: {},
    names,
    ...config,
    composition: { ...usualComposition, ...config.composition },
    features,
    has: (featureId) => ids.has(featureId),
  }
}
