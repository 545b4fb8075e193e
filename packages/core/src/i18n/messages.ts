import type { i18n } from 'i18next'
import type { Brand } from '../brand/types.ts'
import type { Dictionary, LocaleCode } from './types.ts'

/** Messages per namespace, as they travel from server to browser. */
export type MessageBundle = Record<string, Dictionary>

function merge(base: Dictionary, over: Dictionary): Dictionary {
  const merged: Dictionary = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value
  }
  return merged
}

/** The texts of one namespace, the brand's own voice over them. */
async function readNamespace(
  brand: Brand,
  namespace: string,
  locale: LocaleCode,
): Promise<Dictionary> {
  const feature = brand.features.find(({ id }) => id === namespace)
  const [base, voice] = await Promise.all<Dictionary>([
    feature?.messages[locale]() ?? {},
    brand.messages[locale]?.() ?? {},
  ])
  const own = voice?.[namespace]
  return own !== undefined && typeof own === 'object' ? merge(base ?? {}, own) : (base ?? {})
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

const take = (i18n: i18n, namespace: string, texts: Dictionary): void =>
  (i18n.addResourceBundle as TakeAsIs).call(i18n, i18n.language, namespace, texts, false, true, {
    skipCopy: true,
  })

/** Loads what is not there yet for the active locale. */
export async function ensureMessages(
  brand: Brand,
  i18n: i18n,
  namespaces: string[],
): Promise<void> {
  const locale = i18n.language as LocaleCode
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(locale, namespace))
  await Promise.all(
    missing.map(async (namespace) => {
      const texts = await loadNamespace(brand, namespace, locale)
      take(i18n, namespace, texts)
    }),
  )
}

/** All texts of these namespaces, to be sent along with the page. */
export function bundleOf(i18n: i18n, namespaces: string[]): MessageBundle {
  const locale = i18n.language
  return Object.fromEntries(
    namespaces.map((namespace) => [
      namespace,
      (i18n.getResourceBundle(locale, namespace) ?? {}) as Dictionary,
    ]),
  )
}

/** Takes over what the server sent. */
export function addBundle(i18n: i18n, bundle: MessageBundle): void {
  for (const [namespace, texts] of Object.entries(bundle)) {
    i18n.addResourceBundle(i18n.language, namespace, texts, true, true)
  }
}
