import { didYouMean } from '@marquee/contract/didYouMean'
import type { FeatureDefinition } from '../feature/types.ts'
import { knownLocales } from '../i18n/types.ts'
import { shellMiddlewareNames } from '../middleware/names.ts'
import { unknownMiddleware } from '../middleware/unknown.ts'
import { compositionProblems } from './compositionProblems.ts'
import { consentProblems } from './consentProblems.ts'
import { featureNameProblems } from './featureNames.ts'
import { routeRuleProblems } from './routeRuleProblems.ts'
import type { BrandConfig } from './types.ts'

const required = ['key', 'name', 'theme', 'locales', 'appInit', 'features'] as const
const optional = [
  'composition',
  'names',
  'ageBadge',
  'push',
  'consent',
  'scripts',
  'analytics',
  'monitoring',
  'routeRules',
  'allowedHosts',
  'messages',
] as const
const keys: readonly string[] = [...required, ...optional]

function unknownKeys(config: object): string[] {
  return Object.keys(config)
    .filter((key) => !keys.includes(key))
    .map((key) => `'${key}' is not a setting of a brand.${didYouMean(key, keys)}`)
}

function missingKeys(config: object): string[] {
  return required
    .filter((key) => !(key in config))
    .map((key) => `'${key}' is missing. A brand says ${required.join(', ')}.`)
}

function localeProblems({ locales }: BrandConfig): string[] {
  const unknown = locales
    .filter((locale) => !knownLocales.includes(locale))
    .map(
      (locale) =>
        `Locale '${locale}' is not known.${didYouMean(locale, knownLocales)} Known: ${knownLocales.join(', ')}.`,
    )
  return locales.includes('en')
    ? unknown
    : [...unknown, `'locales' lacks 'en', which every brand falls back to.`]
}

/** Two features that both claim one thing, in words. */
function clashes(
  features: FeatureDefinition[],
  what: string,
  claimsOf: (feature: FeatureDefinition) => string[],
): string[] {
  const owners = new Map<string, string>()
  return features.flatMap((feature) =>
    claimsOf(feature).flatMap((claim) => {
      const owner = owners.get(claim)
      owners.set(claim, feature.id)
      return owner === undefined
        ? []
        : [
            `Features '${owner}' and '${feature.id}' both claim the ${what} '${claim}'. Only one may: rename it or leave one feature out.`,
          ]
    }),
  )
}

function missingPartners(features: FeatureDefinition[]): string[] {
  const ids = features.map((feature) => feature.id)
  return features.flatMap((feature) =>
    (feature.requires ?? [])
      .filter((partner) => !ids.includes(partner))
      .map(
        (partner) =>
          `Feature '${feature.id}' needs feature '${partner}', which this brand does not list. Add it to 'features' or leave '${feature.id}' out.`,
      ),
  )
}

function missingMiddleware(features: FeatureDefinition[]): string[] {
  const known: string[] = [
    ...shellMiddlewareNames,
    ...features.flatMap(({ middleware = {} }) => Object.keys(middleware)),
  ]
  return features.flatMap(({ routes = [] }) =>
    routes.flatMap((route) =>
      (route.middleware ?? [])
        .filter((name) => !known.includes(name))
        .map((name) => unknownMiddleware(route, name, known)),
    ),
  )
}

function featureProblems(features: FeatureDefinition[]): string[] {
  return [
    ...clashes(features, 'id', (feature) => [feature.id]),
    ...clashes(features, 'route', (feature) => (feature.routes ?? []).map((route) => route.path)),
    ...clashes(features, 'route name', (feature) =>
      (feature.routes ?? []).map((route) => route.name),
    ),
    ...clashes(features, 'middleware', (feature) => Object.keys(feature.middleware ?? {})),
    ...clashes(features, 'modal', (feature) => Object.keys(feature.modals ?? {})),
    ...clashes(features, 'openModal value', (feature) =>
      Object.values(feature.modals ?? {}).flatMap((modal) => modal.openModal ?? []),
    ),
    ...missingPartners(features),
    ...missingMiddleware(features),
  ]
}

/**
 * Checks all that a brand says.
 *
 * @param own The shell's own features.
 * @throws one error that lists every problem, what was probably meant and how to mend it.
 */
export function refuseProblems(config: BrandConfig, own: FeatureDefinition[]): void {
  const shape = [...unknownKeys(config), ...missingKeys(config)]
  const problems = shape.length
    ? shape
    : [
        ...localeProblems(config),
        ...compositionProblems(config.composition),
        ...consentProblems(config.consent),
        ...routeRuleProblems(config),
        ...featureNameProblems(config.names, config.features),
        ...featureProblems([...own, ...config.features]),
      ]
  if (problems.length) {
    throw new Error(
      `The brand '${config.key ?? '(without key)'}' cannot be built:\n  - ${problems.join('\n  - ')}`,
    )
  }
}
