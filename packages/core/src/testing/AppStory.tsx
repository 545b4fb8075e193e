import { type ComponentType, type PropsWithChildren, useEffect, useState } from 'react'
import type { LocaleCode } from '../i18n/types.ts'
import { makeApp, type TestApp, type TestAppOptions } from './makeApp.tsx'

/** What is inside stands in a running app: router, query cache, texts, modals. */
export function AppStory({ children, options }: PropsWithChildren<{ options: TestAppOptions }>) {
  const [app, setApp] = useState<TestApp>()
  useEffect(() => {
    let over = false
    void makeApp(options).then((made) => {
      if (!over) setApp(made)
    })
    return () => {
      over = true
    }
  }, [options])
  return app ? <app.Frame>{children}</app.Frame> : null
}

/** A story's decorator: `decorators: [inApp({ player: makePlayer() })]`. Follows the toolbar's locale. */
export function inApp(options: TestAppOptions = {}) {
  const byLocale = new Map<string, TestAppOptions>()
  return (Story: ComponentType, { globals }: { globals: Record<string, unknown> }) => {
    const locale = String(options.locale ?? globals['locale'] ?? 'en')
    const own = byLocale.get(locale) ?? { ...options, locale: locale as LocaleCode }
    byLocale.set(locale, own)
    return (
      <AppStory key={locale} options={own}>
        <Story />
      </AppStory>
    )
  }
}
