import { didYouMean } from '@marquee/contract/didYouMean'
import { inLocale } from '@marquee/contract/locales'
import type { FeatureDefinition } from '../feature/types.ts'
import { type Dictionary, eachLocale, type LocaleCode } from '../i18n/types.ts'

/** What a brand calls its features, by their ids. */
export type FeatureNames = Record<string, Record<LocaleCode, string>>

/** Names of features that the brand does not list, in words. */
export function featureNameProblems(
  names: FeatureNames = {},
  features: readonly FeatureDefinition[],
): string[] {
  const ids = features.map(({ id }) => id)
  return Object.keys(names)
    .filter((id) => !ids.includes(id))
    .map(
      (id) =>
        `'names' has a name for '${id}', which this brand does not list.${didYouMean(id, ids)} Add it to 'features' or leave the name out.`,
    )
}

const titled = ({ page, ...texts }: Dictionary, title: string): Dictionary => ({
  ...texts,
  page: { ...(typeof page === 'object' ? page : {}), title },
})

/**
 * A feature under the brand's name for it: in the navigation, as the heading and title of its page, and
 * wherever else its texts say `page.title`. As it is where the brand has no name for it.
 */
export function nameFeature(feature: FeatureDefinition, names: FeatureNames): FeatureDefinition {
  const name = names[feature.id]
  if (!name) return feature
  const { messages, navigation = [] } = feature
  const textsIn = (locale: LocaleCode) => async () =>
    titled(await inLocale(messages, locale)(), name[locale])
  return {
    ...feature,
    navigation: navigation.map((item) => ({ ...item, label: name })),
    messages: eachLocale(textsIn),
  }
}
