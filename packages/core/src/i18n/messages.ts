import { inLocale } from '@marquee/contract/locales'
import type { Brand } from '../brand/types.ts'
import type { I18n } from './createI18n.ts'
import { mergeTexts } from './mergeTexts.ts'
import type { Dictionary, LocaleCode } from './types.ts'

/** Messages per namespace, as they travel from server to browser. */
export type MessageBundle = Record<string, Dictionary>

/** The texts of one namespace, the brand's own voice over them. */
async function readNamespace(
  brand: Brand,
  namespace: string,
  locale: LocaleCode,
): Promise<Dictionary> {
  const feature = brand.features.find(({ id }) => id === namespace)
  const [base, voice] = await Promise.all<Dictionary>([
    feature ? inLocale(feature.messages, locale)() : {},
    brand.messages[locale]?.() ?? {},
  ])
  const own = voice?.[namespace]
  return own !== undefined && typeof own === 'object' ? mergeTexts(base ?? {}, own) : (base ?? {})
}

/** By a brand's own voice, then by locale and namespace: on the server every page shares them. */
const known = new WeakMap<Brand['messages'], Map<string, Promise<Dictionary>>>()

function loadNamespace(brand: Brand, namespace: string, locale: LocaleCode): Promise<Dictionary> {
  const ofBrand = known.get(brand.messages) ?? new Map<string, Promise<Dictionary>>()
  known.set(brand.messages, ofBrand)
  const key = `${locale}:${namespace}`
  const texts = ofBrand.get(key) ?? readNamespace(brand, namespace, locale)
  ofBrand.set(key, texts)
  // Asked for again by whoever wants them next.
  texts.catch(() => ofBrand.delete(key))
  return texts
}

/** i18next takes texts as they are with this option, instead of a copy; its types leave it out. */
type TakeAsIs = (
  locale: string,
  namespace: string,
  texts: Dictionary,
  deep: boolean,
  overwrite: boolean,
  options: { skipCopy: true },
) => void

/** Gives a page all texts of a namespace, which others may have too: nobody changes them. */
export const takeTexts = (i18n: I18n, namespace: string, texts: Dictionary): void =>
  (i18n.addResourceBundle as TakeAsIs).call(i18n, i18n.language, namespace, texts, false, true, {
    skipCopy: true,
  })

/** Namespaces of which a page has only what stood on it when the server rendered it. */
const partial = new WeakMap<I18n, Set<string>>()

/** Namespaces that a render asked for as a whole. */
const wanted = new WeakMap<I18n, Set<string>>()

/** Keeps a note of the namespaces that `hasMessages` is asked about from now on. */
export const noteWanted = (i18n: I18n, namespaces: Set<string>): void =>
  void wanted.set(i18n, namespaces)

/** Whether every text of a namespace is here. */
export function hasMessages(i18n: I18n, namespace: string): boolean {
  wanted.get(i18n)?.add(namespace)
  return i18n.hasResourceBundle(i18n.language, namespace) && !partial.get(i18n)?.has(namespace)
}

/** Loads what is not there yet for the active locale. */
export async function ensureMessages(
  brand: Brand,
  i18n: I18n,
  namespaces: string[],
): Promise<void> {
  const locale = i18n.language as LocaleCode
  const missing = namespaces.filter((namespace) => !hasMessages(i18n, namespace))
  await Promise.all(
    missing.map(async (namespace) => {
      const texts = await loadNamespace(brand, namespace, locale)
      takeTexts(i18n, namespace, texts)
      partial.get(i18n)?.delete(namespace)
    }),
  )
}

/**
 * Reads anew the texts of whatever the page has, after the brand's own were edited: in development only.
 * Of what the page has in parts, a text that was taken out stays until it is opened again.
 */
export async function rereadMessages(brand: Brand, i18n: I18n): Promise<void> {
  const locale = i18n.language as LocaleCode
  known.delete(brand.messages)
  const voice = (await brand.messages[locale]?.()) ?? {}
  const present = brand.features.filter(({ id }) => i18n.hasResourceBundle(locale, id))
  await Promise.all(
    present.map(async ({ id }) => {
      if (hasMessages(i18n, id)) takeTexts(i18n, id, await loadNamespace(brand, id, locale))
      else i18n.addResourceBundle(locale, id, voice[id] ?? {}, true, true)
    }),
  )
}

/** All texts of these namespaces, to be sent along with the page. */
export function bundleOf(i18n: I18n, namespaces: string[]): MessageBundle {
  const locale = i18n.language
  return Object.fromEntries(
    namespaces.map((namespace) => [
      namespace,
      (i18n.getResourceBundle(locale, namespace) ?? {}) as Dictionary,
    ]),
  )
}

/** The texts of these keys, `part.name` for a text within another. */
export function textsOf(i18n: I18n, namespace: string, keys: Iterable<string>): Dictionary {
  const texts: Dictionary = {}
  for (const key of keys) {
    const value = i18n.getResource(i18n.language, namespace, key) as Dictionary[string] | undefined
    if (value === undefined) continue
    const path = key.split('.')
    const name = path.pop() ?? key
    let place = texts
    for (const step of path) {
      const below = place[step]
      const inner = typeof below === 'object' ? { ...below } : {}
      place[step] = inner
      place = inner
    }
    place[name] = value
  }
  return texts
}

/** Takes over what the server sent; of the namespaces in `parts` it is not everything. */
export function addParts(i18n: I18n, bundle: MessageBundle, parts: readonly string[]): void {
  addBundle(i18n, bundle)
  partial.set(i18n, new Set(parts))
}

/** Takes over what the server sent. */
export function addBundle(i18n: I18n, bundle: MessageBundle): void {
  for (const [namespace, texts] of Object.entries(bundle)) {
    i18n.addResourceBundle(i18n.language, namespace, texts, true, true)
  }
}
