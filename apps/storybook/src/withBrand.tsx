import { vars } from '@marquee/theme'
import { LocaleProvider } from '@marquee/ui'
import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'

/** Between the words of a page of usage, which wear no brand, a story brings the brand's ground along. */
const onGround = {
  padding: 24,
  color: vars.color.textPrimary,
  background: vars.color.page,
  fontFamily: vars.font.text,
}

/** Dresses the whole document as the toolbar says, so that dialogs in portals follow too. */
export const withBrand: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { brand, mode, locale, motion } = globals as Record<string, string>
  useLayoutEffect(() => {
    const root = document.documentElement
    Object.assign(root.dataset, { theme: brand, mode, motion })
    root.lang = locale ?? 'en'
  }, [brand, mode, locale, motion])
  return (
    <LocaleProvider locale={locale ?? 'en'}>
      {viewMode === 'docs' ? (
        <div style={onGround}>
          <Story />
        </div>
      ) : parameters['bare'] ? (
        <Story />
      ) : (
        <main style={{ padding: 24 }}>
          <Story />
        </main>
      )}
    </LocaleProvider>
  )
}
