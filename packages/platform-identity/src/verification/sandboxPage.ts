import { type defaultLocale, type Locale } from '@marquee/contract/locales'
import { html } from 'hono/html'
import { messages } from '../messages/index.ts'

export type SandboxOutcome =
  keyof (typeof messages)[typeof defaultLocale]['sandboxCheck']['outcomes']

export const identityStatuses = ['approved', 'rejected', 'duplicateCredentials'] as const
const actions = [
  'surveyRequired',
  'needScanDocument',
  'success',
  'apple_pay_success',
  'failed',
  'apple_pay_failed',
  'duplicate',
] as const
export const sandboxOutcomes: readonly SandboxOutcome[] = [...identityStatuses, ...actions]

interface Shown {
  check: string
  locale: Locale
}

/** The page that the sandbox provider shows in the frame: a button for everything that can happen. */
export function identityPage({ check, locale }: Shown) {
  const { title, intro, person, card, outcomes } = messages[locale].sandboxCheck
  const buttons = (those: readonly SandboxOutcome[]) =>
    those.map(
      (outcome) => html`<button name="outcome" value="${outcome}">${outcomes[outcome]}</button>`,
    )
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            font:
              16px/1.5 system-ui,
              sans-serif;
            margin: 0;
            padding: 1rem 1.25rem 1.5rem;
          }
          h1 {
            font-size: 1.1rem;
            margin: 0;
          }
          h2 {
            font-size: 0.9rem;
            margin: 1.25rem 0 0.5rem;
          }
          p {
            margin: 0.25rem 0 0;
          }
          div {
            display: grid;
            grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
            gap: 0.5rem;
          }
          button {
            font: inherit;
            min-block-size: 2.75rem;
            padding: 0 0.75rem;
            border: 1px solid #8889;
            border-radius: 8px;
            background: #8882;
            color: inherit;
            text-align: start;
            cursor: pointer;
          }
          button:hover {
            background: #8884;
          }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        <p>${intro}</p>
        <form method="post" action="/sandbox/identity?check=${check}&lang=${locale}">
          <h2>${person}</h2>
          <div>${buttons(identityStatuses)}</div>
          <h2>${card}</h2>
          <div>${buttons(actions)}</div>
        </form>
      </body>
    </html>`
}
