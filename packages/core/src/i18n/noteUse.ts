import type { i18n } from 'i18next'
import { noteWanted } from './messages.ts'

/** What i18next reads every text from; its types leave that out. */
interface Texts {
  getResource: (locale: string, namespace: string, key?: unknown, ...rest: unknown[]) => unknown
}

/** Which texts a render asked for. */
export interface TextUse {
  /** Keys by namespace. */
  keys: ReadonlyMap<string, ReadonlySet<string>>
  /** Namespaces that somebody wanted to have, whatever stands on the page. */
  whole: ReadonlySet<string>
}

/**
 * Notes from now on which texts are asked for, so that a document carries no others: everything that
 * may stand on a page is loaded before it renders, and most of it does not stand there for this visitor.
 */
export function noteUse(i18n: i18n): TextUse {
  const keys = new Map<string, Set<string>>()
  const whole = new Set<string>()
  const keysOf = (namespace: string) => {
    const known = keys.get(namespace) ?? new Set<string>()
    keys.set(namespace, known)
    return known
  }
  const { getFixedT } = i18n
  i18n.getFixedT = ((locale: string, namespace?: string | null, ...rest: [string?]) => {
    if (namespace) keysOf(namespace)
    return getFixedT.call(i18n, locale, namespace, ...rest)
  }) as typeof getFixedT
  noteWanted(i18n, whole)
  const store = i18n.store as unknown as Texts
  const getResource = store.getResource.bind(store)
  store.getResource = (locale, namespace, key, ...rest) => {
    const found = getResource(locale, namespace, key, ...rest)
    if (found !== undefined && typeof key === 'string') keysOf(namespace).add(key)
    return found
  }
  return { keys, whole }
}
