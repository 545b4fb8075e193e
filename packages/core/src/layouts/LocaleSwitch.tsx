import { Inline } from '@marquee/ui'
import { useRouterState } from '@tanstack/react-router'
import { useApp } from '../app/AppContext.ts'
import { localeCookieAge, localeCookies } from '../i18n/firstAccess.ts'
import { useT } from '../i18n/hooks.ts'
import { writeCookie } from '../preferences/cookie.ts'
import { localisedPath, splitLocale } from '../routing/locale.ts'
import { stringifySearch } from '../routing/search.ts'
import * as css from './LocaleSwitch.css.ts'

/** A language as those who speak it write its name. */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** The same page in another locale; a fresh document, so that every text of it is in that locale. */
export function LocaleSwitch() {
  const t = useT()
  const { brand, locale } = useApp()
  const location = useRouterState({ select: (state) => state.location })
  const { path } = splitLocale(location.pathname)
  return (
    <Inline as="ul" gap={2} className={css.list} aria-label={t('menu.language')}>
      {brand.locales.map((code) => (
        <li key={code}>
          <a
            href={`${localisedPath(path, code)}${stringifySearch(location.search)}`}
            hrefLang={code}
            lang={code}
            aria-current={code === locale || undefined}
            className={css.link}
            onClick={() => {
              for (const name of localeCookies) writeCookie(name, code, localeCookieAge)
            }}
          >
            {nameOf(code)}
          </a>
        </li>
      ))}
    </Inline>
  )
}
