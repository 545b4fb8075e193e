import { toLocale } from '@marquee/contract/locales'
import type { Locale } from '@marquee/contract'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { outside } from '@marquee/platform-kernel/outside'
import { suppress } from './suppression.ts'
import { unsubscribeWords } from './texts/unsubscribe.ts'
import { readUnsubscribe, unsubscribePath } from './unsubscribe.ts'

function readLink(surroundings: Surroundings, http: Context) {
  const brand = surroundings.brandOf(http)
  const token = http.req.param('token') ?? ''
  const subscriber = brand && readUnsubscribe(surroundings.kernel, { brand, token })
  if (!subscriber) {
    throw new PlatformError(
      'not-found',
      'This link is not whole, or of another brand. Open it from the mail again, or write to support.',
    )
  }
  const locale = toLocale(http.req.query('locale'))
  const { name } = settingsOf(surroundings, subscriber.brand)
  return { subscriber, locale, words: unsubscribeWords(locale, name) }
}

const page = (locale: Locale, title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`

/**
 * Where marketing by mail ends: a page that asks, since mail programs open links by themselves, and the
 * request of those that offer it in one click (RFC 8058). Neither needs a session.
 */
export function mountUnsubscribe(app: Hono, surroundings: Surroundings): void {
  const { kernel, log } = surroundings
  const path = `${unsubscribePath}:token`
  app.get(
    path,
    outside(log, async (http) => {
      const { locale, words } = readLink(surroundings, http)
      const form = html`<form method="post">
        <p>${words.question}</p>
        <button>${words.confirm}</button>
      </form>`
      return http.html(page(locale, words.title, form))
    }),
  )
  app.post(
    path,
    outside(log, async (http) => {
      const { subscriber, locale, words } = readLink(surroundings, http)
      const now = kernel.clock.now()
      await suppress(kernel.db, { ...subscriber, cause: 'unsubscribe', problem: null, now })
      return http.html(page(locale, words.title, html`<p role="status">${words.done}</p>`))
    }),
  )
}
