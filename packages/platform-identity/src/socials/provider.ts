import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SocialProvider } from '@marquee/contract'
import { html } from 'hono/html'

/** Which providers the sandbox plays, by the name that players know them by. */
export const providerNames: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

export interface ProvidedAccount {
  subject: string
  name: string
}

const signature = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('base64url')

/** The code that the sandbox's provider sends back: the account and the request it is for, signed. */
export function makeProviderCode(secret: string, state: string, account: ProvidedAccount): string {
  const body = Buffer.from(JSON.stringify(account)).toString('base64url')
  return `${body}.${signature(secret, `${state}.${body}`)}`
}

/** The account of a code, or null when the provider did not make it for this state. */
export function readProviderCode(
  secret: string,
  state: string,
  code: string,
): ProvidedAccount | null {
  const [body = '', sign = ''] = code.split('.')
  const expected = Buffer.from(signature(secret, `${state}.${body}`))
  const given = Buffer.from(sign)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as ProvidedAccount
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 10vh auto; padding: 0 1rem; }
  main { display: grid; gap: 1rem; border: 1px solid #8888; border-radius: 12px; padding: 1.5rem; }
  a { display: grid; place-items: center; min-height: 44px; padding: 0 1rem; border-radius: 8px; border: 1px solid #888; color: inherit; text-decoration: none; }
  a:focus-visible { outline: 3px solid #1a56db; outline-offset: 2px; }
  a.allow { background: #1a56db; color: #fff; border: 0; }
  small { color: #595959; }
`

/** Accounts that are always there; the last is new with each request. */
const accountsFor = (state: string): string[] => [
  'Robin',
  'Sam',
  `New account ${state.slice(0, 6)}`,
]

/**
 * Where the sandbox's provider asks: says what it is, and what the brand will learn. Links and no form,
 * because pages of the platform may do nothing but be read.
 */
export const providerPage = (asked: {
  provider: SocialProvider
  brandName: string
  state: string
  cancel: string
}) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Sandbox of ${providerNames[asked.provider]}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <strong>Sandbox of ${providerNames[asked.provider]}</strong>
          <span>
            ${asked.brandName} wants to know your name. Nothing leaves this machine. Go on as:
          </span>
          ${accountsFor(asked.state).map(
            (name) =>
              html`<a
                class="allow"
                href="/sandbox/social/${asked.provider}/allow?${new URLSearchParams({
                  state: asked.state,
                  name,
                }).toString()}"
                >${name}</a
              >`,
          )}
          <a href="${asked.cancel}">Do not allow</a>
          <small>The same name is the same account.</small>
        </main>
      </body>
    </html>`
