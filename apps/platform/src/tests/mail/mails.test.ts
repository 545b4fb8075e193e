import { describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { composeMail } from '@marquee/platform-messages/mail/compose'
import { textOf } from '@marquee/platform-messages/mail/content'
import { renderMail } from '@marquee/platform-messages/mail/html'
import type { MailKind } from '@marquee/platform-messages/mail/kinds'
import { lookOf } from '@marquee/platform-messages/mail/look'
import { sampleMails } from '@marquee/platform-messages/mail/samples'
import { illegible, shownTexts } from '@marquee/platform-messages/testing/legible'

const kinds = Object.keys(sampleMails) as MailKind[]
const locales = ['en', 'es'] as const
const nasty = '<b onclick="x">Ann & "Co"</b>'

/** What no text holds: a hole, a key, a word of code. */
const gaps = /undefined|null|NaN|\[object|\{\{|Invalid/

describe.each([...allBrands.values()])('mails of $name', (brand) => {
  const origin = `https://${brand.key.toLowerCase()}.example:8443`

  it.each(kinds)('%s is whole in both languages, with links to the brand alone', async (kind) => {
    const look = await lookOf(brand.key)
    const seen: string[] = []
    for (const locale of locales) {
      const content = composeMail(sampleMails[kind], brand, { locale, name: nasty, origin })
      const text = textOf(content)
      const html = await renderMail(content, { brandName: brand.name, locale, origin, look })
      expect(content.subject.length).toBeGreaterThan(8)
      expect(content.subject).not.toContain('\n')
      for (const part of [content.subject, text, html]) expect(part).not.toMatch(gaps)
      expect(text).toContain(brand.contactEmail)
      expect(html).toContain(`lang="${locale}"`)
      // As it is drawn in place, and for who reads in the dark.
      for (const mode of ['light', 'dark'] as const) {
        const shown = shownTexts(html, mode)
        expect(shown.length).toBeGreaterThan(4)
        expect(illegible(shown)).toEqual([])
      }
      expect(html).toContain(`<h1`)
      const links = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, to = '']) => to)
      expect(links.length).toBeGreaterThan(1)
      for (const link of links) expect(new URL(link).origin).toBe(origin)
      const pages = text.match(/https?:\/\/\S+/g) ?? []
      for (const page of pages) {
        expect(new URL(page).origin).toBe(origin)
        expect(new URL(page).pathname.startsWith('/es/')).toBe(locale === 'es')
      }
      expect(html).not.toContain('<b onclick')
      seen.push(text)
    }
    expect(seen[0]).not.toBe(seen[1])
  })
})

describe('the brands, side by side', () => {
  it('put their mails together in four ways, none of which is in most of them', async () => {
    const brands = [...allBrands.values()]
    const used = await Promise.all(brands.map(async ({ key }) => (await lookOf(key)).composition))
    const count = (one: string) => used.filter((other) => other === one).length
    expect([...new Set(used)].sort()).toEqual(['band', 'letter', 'night', 'poster'])
    for (const one of used) expect(count(one)).toBeLessThanOrEqual(brands.length / 2)
  })

  it('differ in more than colours: each way has an order of boxes of its own', async () => {
    const [brand] = allBrands.values()
    if (!brand) throw new Error('There is no brand.')
    const origin = 'https://brand.example'
    const content = composeMail(sampleMails.receipt, brand, { locale: 'en', name: 'Ann', origin })
    const look = await lookOf(brand.key)
    const drawn = await Promise.all(
      (['band', 'poster', 'letter', 'night'] as const).map(async (composition) => {
        const dress = { brandName: brand.name, locale: 'en', origin } as const
        const html = await renderMail(content, { ...dress, look: { ...look, composition } })
        return html.replaceAll(/#[0-9a-f]{6}|class="[^"]*"|<style>.*?<\/style>/g, '')
      }),
    )
    expect(new Set(drawn).size).toBe(4)
  })

  it('read the same colours in the dark where a mail is dark already', async () => {
    const [brand] = allBrands.values()
    if (!brand) throw new Error('There is no brand.')
    const origin = 'https://brand.example'
    const content = composeMail(sampleMails.welcome, brand, { locale: 'en', name: 'Ann', origin })
    const look = { ...(await lookOf(brand.key)), composition: 'night' } as const
    const html = await renderMail(content, { brandName: brand.name, locale: 'en', origin, look })
    expect(shownTexts(html, 'dark')).toEqual(shownTexts(html, 'light'))
    expect(html).toContain('name="color-scheme" content="dark"')
  })
})

describe('buttons of a mail', () => {
  it('have a row each, so that none touches another', async () => {
    const [brand] = allBrands.values()
    if (!brand) throw new Error('There is no brand.')
    const origin = 'https://brand.example'
    const content = composeMail(sampleMails['sign-up-known'], brand, {
      locale: 'en',
      name: 'Ann',
      origin,
    })
    const buttons = content.blocks.filter(({ type }) => type === 'button')
    expect(buttons).toHaveLength(2)
    const look = await lookOf(brand.key)
    const html = await renderMail(content, { brandName: brand.name, locale: 'en', origin, look })
    const [first = -1, second = -1] = buttons.map((button) =>
      button.type === 'button' ? html.indexOf(`href="${button.href}"`) : -1,
    )
    expect(first).toBeGreaterThan(-1)
    expect(html.slice(first, second)).toContain('</tr>')
  })
})

describe('a name in a mail', () => {
  it('is text, whatever it holds', async () => {
    const [brand] = allBrands.values()
    if (!brand) throw new Error('There is no brand.')
    const origin = 'https://brand.example'
    const content = composeMail(sampleMails.welcome, brand, { locale: 'en', name: nasty, origin })
    const look = await lookOf(brand.key)
    const html = await renderMail(content, { brandName: brand.name, locale: 'en', origin, look })
    expect(textOf(content)).toContain(nasty)
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;Ann &amp; &quot;Co&quot;&lt;/b&gt;')
  })
})
