import { LocaleProvider } from '@marquee/ui'
import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'

/** Dresses the whole document as the toolbar says, so that dialogs in portals follow too. */
export const withBrand: Decorator = (Story, { globals, parameters }) => {
  const { brand, mode, locale, motion } = globals as Record<string, string>
  useLayoutEffect(() => {
    const root = document.documentElement
    Object.assign(root.dataset, { theme: brand, mode, motion })
    root.lang = locale ?? 'en'
  }, [brand, mode, locale, motion])
  return (
    <LocaleProvider locale={locale ?? 'en'}>
      {parameters['bare'] ? (
        <Story />
      ) : (
        <main style={{ padding: 24 }}>
          <Story />
        </main>
      )}
    </LocaleProvider>
  )
}
