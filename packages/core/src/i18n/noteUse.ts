import type { i18n } from 'i18next'
import type { I18n } from './createI18n.ts'
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

interface Notes {
  keys: Map<string, Set<string>>
  whole: Set<string>
}

/** The same while it is being noted. */
export interface NotedUse extends TextUse {
  /** What is asked for while `run` runs is noted in `notes` alone. */
  during<T>(notes: Notes, run: () => T): T
  /** Notes what was asked for elsewhere. */
  add(notes: TextUse): void
}

const keysIn = ({ keys }: Notes, namespace: string): Set<string> => {
  const known = keys.get(namespace) ?? new Set<string>()
  keys.set(namespace, known)
  return known
}

/**
 * Notes from now on which texts are asked for, so that a document carries no others: everything that
 * may stand on a page is loaded before it renders, and most of it does not stand there for this visitor.
 */
export function noteUse(i18n: I18n): NotedUse {
  const all: Notes = { keys: new Map(), whole: new Set() }
  let notes = all
  const { getFixedT } = i18n
  i18n.getFixedT = ((locale: string, namespace?: string | null, ...rest: [string?]) => {
    if (namespace) keysIn(notes, namespace)
    return getFixedT.call(i18n, locale, namespace, ...rest)
  }) as typeof getFixedT
  noteWanted(i18n, all.whole)
  // On the server it is an i18next as a whole.
  const store = (i18n as i18n).store as unknown as Texts
  const getResource = store.getResource.bind(store)
  store.getResource = (locale, namespace, key, ...rest) => {
    const found = getResource(locale, namespace, key, ...rest)
    if (found !== undefined && typeof key === 'string') keysIn(notes, namespace).add(key)
    return found
  }
  return {
    ...all,
    during(own, run) {
      const outside = notes
      notes = own
      noteWanted(i18n, own.whole)
      try {
        return run()
      } finally {
        notes = outside
        noteWanted(i18n, outside.whole)
      }
    },
    add({ keys, whole }) {
      for (const [namespace, own] of keys) {
        const known = keysIn(all, namespace)
        for (const key of own) known.add(key)
      }
      for (const namespace of whole) all.whole.add(namespace)
    },
  }
}
