import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { type Consent, consentConfigOf, readConsent, writeConsent } from './consent.ts'

/** What has been said about cookies; null until the page has looked, which it does after first paint. */
export const consentAtom = atom<Consent | null>(null)

const same = (one: Consent | null, other: Consent): boolean =>
  one?.given === other.given && one.enabled.join() === other.enabled.join()

/** Takes over what the cookies say; another tab may have changed them. */
export function refreshConsent({ brand, store }: Pick<AppRuntime, 'brand' | 'store'>): void {
  const consent = readConsent(consentConfigOf(brand), document.cookie)
  if (!same(store.get(consentAtom), consent)) store.set(consentAtom, consent)
}

/** Keeps a choice of optional ids and lets everybody on the page know. */
export function chooseConsent(
  { brand, store }: Pick<AppRuntime, 'brand' | 'store'>,
  optional: readonly string[],
): void {
  store.set(consentAtom, writeConsent(consentConfigOf(brand), optional))
}

/** What has been said, kept up to date when the reader comes back from another tab. */
export function useConsent(): Consent | null {
  const runtime = useApp()
  useEffect(() => {
    const refresh = () => refreshConsent(runtime)
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [runtime])
  return useAtomValue(consentAtom)
}

/** Whether an optional use is allowed; false until the page has looked. Follows every change. */
export const useIsAllowed = (id: string): boolean => useConsent()?.enabled.includes(id) ?? false
