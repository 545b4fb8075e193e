import type { AppInit } from '@marquee/contract'
import { useApp, useAppInit } from '@marquee/core'
import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { loadCaptcha } from './loadCaptcha.ts'

/** The captcha that counts as loaded; null before. */
const loadedAtom = atom<string | null>(null)
/** Captchas that are on their way, so that two callers fetch one script. */
const askedAtom = atom<readonly string[]>([])

export interface Captcha {
  isEnabled: boolean
  /** The site's key, for the widget. */
  key: string
  /** Whether a form may go on (CAPTCHA-02..05). */
  isLoaded: boolean
}

const nameOf = ({ isEnabled, key, url }: AppInit['captcha']): string => `${isEnabled} ${key} ${url}`

/** The captcha of the app-init data; its script is fetched by the first who asks (CAPTCHA-01). */
export function useCaptcha(): Captcha {
  const { store } = useApp()
  const captcha = useAppInit().data?.captcha
  const loaded = useAtomValue(loadedAtom)
  useEffect(() => {
    if (!captcha || store.get(askedAtom).includes(nameOf(captcha))) return
    store.set(askedAtom, (asked) => [...asked, nameOf(captcha)])
    void loadCaptcha(captcha).then(() => store.set(loadedAtom, nameOf(captcha)))
  }, [store, captcha])
  return {
    isEnabled: captcha?.isEnabled ?? false,
    key: captcha?.key ?? '',
    isLoaded: captcha !== undefined && loaded === nameOf(captcha),
  }
}
