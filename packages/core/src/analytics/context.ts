import { atom } from 'jotai'
import type { AppRuntime } from '../app/runtime.ts'
import { isAllowed } from '../consent/consent.ts'

/** What events of one journey share, across pages and a payment provider's site (ANALYTICS-01). */
export interface AnalyticsContext {
  location: string
  pageName: string
  locationVerification: string
  typeVerification: string
  packageId: string
  locationDeposit: string
}

/** Where it is kept (ANALYTICS-02). */
export const analyticsContextKey = 'analyticsContext'

const empty: AnalyticsContext = {
  location: '',
  pageName: '',
  locationVerification: '',
  typeVerification: '',
  packageId: '',
  locationDeposit: '',
}

type Runtime = Pick<AppRuntime, 'brand' | 'store'>
type Reader = Pick<Storage, 'getItem'>

/** Reads what is kept; what is no context is ignored and logged, never thrown. */
export function readAnalyticsContext(storage: Reader): AnalyticsContext {
  const text = storage.getItem(analyticsContextKey)
  if (text === null) return empty
  try {
    const kept = JSON.parse(text) as Record<string, unknown> | null
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept))
      throw new TypeError('It is no object.')
    const fields = Object.keys(empty).filter((field) => typeof kept[field] === 'string')
    return { ...empty, ...Object.fromEntries(fields.map((field) => [field, kept[field]])) }
  } catch (error) {
    console.warn(
      `What is kept under '${analyticsContextKey}' is unreadable and was ignored.`,
      error,
    )
    return empty
  }
}

const contextAtom = atom<AnalyticsContext | null>(null)

/** The journey's context; kept from earlier visits only where analytics is allowed. */
export function analyticsContextOf({ brand, store }: Runtime): AnalyticsContext {
  const known = store.get(contextAtom)
  if (known) return known
  return isAllowed(brand, 'analytics') ? readAnalyticsContext(localStorage) : empty
}

/**
 * Adds to the journey's context. It outlives the page where analytics is allowed (ANALYTICS-02), and
 * is forgotten with it elsewhere.
 */
export function rememberForAnalytics(runtime: Runtime, change: Partial<AnalyticsContext>): void {
  runtime.store.set(contextAtom, { ...analyticsContextOf(runtime), ...change })
  keepAnalyticsContext(runtime)
}

/** Brings the storage in line with what is allowed now. */
export function keepAnalyticsContext({ brand, store }: Runtime): void {
  const context = store.get(contextAtom)
  if (!isAllowed(brand, 'analytics')) localStorage.removeItem(analyticsContextKey)
  else if (context) localStorage.setItem(analyticsContextKey, JSON.stringify(context))
}
