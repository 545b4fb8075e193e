import type { AnalyticsConfig, Brand, MonitoringConfig, PushConfig } from './types.ts'

/**
 * A brand's accounts with other companies, as one environment has them: a test site reports to another
 * project than the one that players use. All of it is public. What is left out stays as `brand.ts` says.
 */
export interface BrandServices {
  push?: PushConfig | null
  monitoring?: MonitoringConfig | null
  analytics?: AnalyticsConfig | null
  /** Address of the support chat's script, for brands with `supportChat: { kind: 'script' }`. */
  supportChat?: { src: string }
}

/** What a page is told of its brand's services. */
export type PageServices = Pick<Brand, 'push' | 'monitoring' | 'analytics' | 'supportChat'>

/** Id of the element in which the server writes them; the page reads it before anything else. */
export const servicesElement = 'services'

/** A brand with the services of an environment. A chat whose script has no address is no chat. */
export function withServices(brand: Brand, services: BrandServices): Brand {
  const { supportChat: chat, ...accounts } = services
  const asked = brand.supportChat?.kind === 'script' ? { ...brand.supportChat, ...chat } : null
  return {
    ...brand,
    ...accounts,
    supportChat: asked ? (asked.src ? asked : null) : brand.supportChat,
  }
}

/** @param version of the build; reports of errors bear it. */
export const pageServicesOf = (brand: Brand, version?: string): PageServices => ({
  push: brand.push,
  monitoring: brand.monitoring && { ...brand.monitoring, ...(version && { version }) },
  analytics: brand.analytics,
  supportChat: brand.supportChat,
})
