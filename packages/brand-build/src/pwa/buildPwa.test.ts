import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fontFacesOf } from './buildPwa.ts'
import { makeOfflinePage } from './offlinePage.ts'
import { messages } from './messages/index.ts'
import { readTheme } from './theme.ts'

const brand = {
  name: 'Test & Co',
  theme: {
    themeColor: { dark: '#101010', light: '#fefefe' },
    art: { logo: '/assets/logo-1.svg', trouble: '/assets/trouble-1.svg' },
  },
} as Parameters<typeof makeOfflinePage>[0]['brand']
const appRoot = path.resolve(import.meta.dirname, '../../../../apps/wireframe')

describe('the offline page', () => {
  it.each(['en', 'es'] as const)(
    'stands alone in %s: the brand inside, and asks again when the device is online, else by itself',
    async (locale) => {
      const { tokens } = await readTheme(appRoot)
      const html = makeOfflinePage({ brand, tokens, locale, fontFaces: '' })
      expect(html).toContain(`<html lang="${locale}" data-mode="dark">`)
      expect(html).toContain(messages[locale].title)
      expect(html).toContain('Test &amp; Co')
      expect(html).toContain(`--page:${tokens.dark.color.page}`)
      expect(html).toContain(`--page:${tokens.light.color.page}`)
      expect(html).toContain('src="/assets/trouble-1.svg"')
      expect(html).toMatch(/<meta http-equiv="refresh" content="\d+">/)
      expect(html.match(/<script>(.*?)<\/script>/)?.[1]).toBe(
        "addEventListener('online',()=>location.reload())",
      )
      expect(html).not.toContain('src="http')
      expect(html).not.toContain('{{')
    },
  )
})

describe('fontFacesOf', () => {
  it('takes the rules of the fonts asked for and no others', () => {
    const rule = (family: string, file: string) =>
      `@font-face{font-family:${family};src:url(/assets/${file})}`
    const css = `${rule('Loud', 'loud-1.woff2')}a{color:red}${rule('Calm', 'calm-1.woff2')}`
    expect(fontFacesOf(css, ['/assets/calm-1.woff2'])).toBe(rule('Calm', 'calm-1.woff2'))
    expect(fontFacesOf(css, [])).toBe('')
  })
})

describe('readTheme', () => {
  it('refuses an app without a theme and says what to list', async () => {
    await expect(readTheme(path.resolve(import.meta.dirname, '../..'))).rejects.toThrow(
      "List one '@marquee/theme-<brand>'",
    )
  })
})
