import type { ThemePackage } from '@marquee/theme'
import type { ConsentConfig } from '../consent/types.ts'
import type { FeatureDefinition } from '../feature/types.ts'
import type { Dictionary, LocaleCode } from '../i18n/types.ts'
import type { RouteRules } from '../routing/routeRules.ts'
import type { Composition } from './composition.ts'
import type { FeatureNames } from './featureNames.ts'

/** A brand's account with the push provider. These are public identifiers, not secrets. */
export interface PushConfig {
  apiKey: string
  projectId: string
  messagingSenderId: string
  appId: string
  /** Public half of the brand's web push key pair, base64url. */
  vapidKey: string
  /** Addresses that answer instead of the provider's own, for example a relay of the same site. */
  endpoints?: PushEndpoints
}

export interface PushEndpoints {
  /** Origin, or path of this site, of installations and their auth tokens. */
  installations: string
  /** The same of push registrations. */
  registrations: string
}

/** Addresses of other companies' scripts that features fetch, by the names that the features have for them. */
export type ScriptsConfig = Readonly<Record<string, { src: string }>>

/** A tag manager, which reads the data layer; fetched with consent only. */
export interface AnalyticsConfig {
  src: string
}

/** An account with the error-monitoring service. */
export interface MonitoringConfig {
  key: string
  /** The version of the build, which the server adds to what a page is told. */
  version?: string
  /** Address that takes the reports instead of the service's own, such as a relay of the same site. */
  endpoint?: string
}

/** What a brand is (BRAND-01). `apps/<brand>/brand.ts` is the only place that turns a feature on. */
export interface BrandConfig {
  /** Theme key, for example the one the platform and the analytics know. */
  key: string
  /** Display name. */
  name: string
  theme: ThemePackage
  locales: LocaleCode[]
  /** TEN-11, TEN-12. */
  appInit: { renderOnServer: boolean; userCache: boolean }
  /** How the brand's pages are put together; a part left out has its first variant. */
  composition?: Partial<Composition>
  /** Youngest age the brand is for; decides the badge in the footer. */
  ageBadge?: '18+' | '21+'
  features: FeatureDefinition[]
  /** What the brand calls its features, where it has a word of its own; the platform is told by the same list. */
  names?: FeatureNames
  /** The account with the push provider; like the next three usually said by the environment (`SERVICES_FILE`). */
  push?: PushConfig | null
  /** What the brand keeps on a device; when left out, what its shell and services keep (TEN-19). */
  consent?: ConsentConfig
  /** Scripts of other companies; a feature that needs one that is not there does without. */
  scripts?: ScriptsConfig
  analytics?: AnalyticsConfig | null
  /** Without an account nothing is reported, and the console says so (MONITOR-09). */
  monitoring?: MonitoringConfig | null
  /** Redirects by path; the build writes them into its manifest (VERSION-01). */
  routeRules?: RouteRules
  /** Hosts that redirects may lead to beside the brand's own, such as `partner.example` (TEN-09). */
  allowedHosts?: string[]
  /** The brand's own voice: texts that replace or add to those of shell and features. */
  messages?: Partial<Record<LocaleCode, () => Promise<Dictionary>>>
}

/** A checked brand with what the shell looks up often. */
export interface Brand extends Required<Omit<BrandConfig, 'composition' | 'messages' | 'consent'>> {
  composition: Composition
  consent?: ConsentConfig
  messages: NonNullable<BrandConfig['messages']>
  has: (featureId: string) => boolean
}
