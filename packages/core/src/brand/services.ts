import type {
  AnalyticsConfig,
  Brand,
  MonitoringConfig,
  PushConfig,
  ScriptsConfig,
} from './types.ts'

/**
 * A brand's accounts with other companies, as one environment has them: a test site reports to another
 * project than the one that players use. All of it is public. What is left out stays as `brand.ts` says.
 */
export interface BrandServices {
  push?: PushConfig | null
  monitoring?: MonitoringConfig | null
  analytics?: AnalyticsConfig | null
  scripts?: ScriptsConfig
}

/** What a page is told of its brand's services. */
export type PageServices = Pick<Brand, 'push' | 'monitoring' | 'analytics' | 'scripts'>

/** Id of the element in which the server writes them; the page reads it before anything else. */
export const servicesElement = 'services'

/** A brand with the services of an environment; of the scripts, those that a feature of the brand fetches. */
export function withServices(brand: Brand, services: BrandServices): Brand {
  const fetched = new Set(brand.features.flatMap(({ scripts }) => scripts?.(brand) ?? []))
  const scripts = Object.entries({ ...brand.scripts, ...services.scripts })
  return {
    ...brand,
    ...services,
    scripts: Object.fromEntries(scripts.filter(([name]) => fetched.has(name))),
  }
}

/** @param version of the build; reports of errors bear it. */
export const pageServicesOf = (brand: Brand, version?: string): PageServices => ({
  push: brand.push,
  monitoring: brand.monitoring && { ...brand.monitoring, ...(version && { version }) },
  analytics: brand.analytics,
  scripts: brand.scripts,
})
