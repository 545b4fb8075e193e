import { defaultLocale } from '@marquee/contract/locales'
import { createContext, use, type ReactNode } from 'react'

const LocaleContext = createContext<string>(defaultLocale)

/** Tells Money, Countdown and their like how to write figures; the shell sets it once. */
export function LocaleProvider({ locale, children }: { locale: string; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** The BCP 47 tag that figures are written in; an explicit one wins. */
export function useLocale(explicit?: string): string {
  const inherited = use(LocaleContext)
  return explicit ?? inherited
}
