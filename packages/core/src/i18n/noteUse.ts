import type { i18n } from 'i18next'

/** What i18next reads every text from; its types leave that out. */
interface Texts {
  getResource: (locale: string, namespace: string, ...rest: unknown[]) => unknown
}

/**
 * Notes from now on whose texts are asked for, so that a document carries no others: everything that
 * may stand on a page is loaded before it renders, and most of it does not stand there for this visitor.
 */
export function noteUse(i18n: i18n): ReadonlySet<string> {
  const used = new Set<string>()
  const { getFixedT, hasResourceBundle } = i18n
  i18n.getFixedT = ((locale: string, namespace?: string | null, ...rest: [string?]) => {
    if (namespace) used.add(namespace)
    return getFixedT.call(i18n, locale, namespace, ...rest)
  }) as typeof getFixedT
  i18n.hasResourceBundle = (locale, namespace) => {
    used.add(namespace)
    return hasResourceBundle.call(i18n, locale, namespace)
  }
  // Keys that name their namespace: `games:library.title`.
  const store = i18n.store as unknown as Texts
  const getResource = store.getResource.bind(store)
  store.getResource = (locale, namespace, ...rest) => {
    const found = getResource(locale, namespace, ...rest)
    if (found !== undefined) used.add(namespace)
    return found
  }
  return used
}
