import { html } from 'hono/html'

const words = {
  en: {
    title: 'Identity check (sandbox)',
    intro: 'This stands in for an identity provider. Choose how the check goes on.',
    person: 'The person',
    card: 'The card',
    outcomes: {
      approved: 'Approve',
      rejected: 'Reject',
      duplicateCredentials: 'Known from another account',
      surveyRequired: 'Ask some questions first',
      needScanDocument: 'Ask for a scan of a document',
      success: 'Card confirmed',
      apple_pay_success: 'Apple Pay confirmed',
      failed: 'Card not confirmed',
      apple_pay_failed: 'Apple Pay not confirmed',
      duplicate: 'Card of another account',
    },
  },
  es: {
    title: 'Verificación de identidad (pruebas)',
    intro: 'Esto sustituye a un proveedor de identidad. Elige cómo sigue la comprobación.',
    person: 'La persona',
    card: 'La tarjeta',
    outcomes: {
      approved: 'Aprobar',
      rejected: 'Rechazar',
      duplicateCredentials: 'Conocida de otra cuenta',
      surveyRequired: 'Preguntar algo antes',
      needScanDocument: 'Pedir un documento escaneado',
      success: 'Tarjeta confirmada',
      apple_pay_success: 'Apple Pay confirmado',
      failed: 'Tarjeta no confirmada',
      apple_pay_failed: 'Apple Pay no confirmado',
      duplicate: 'Tarjeta de otra cuenta',
    },
  },
} as const

export type SandboxOutcome = keyof (typeof words)['en']['outcomes']

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
  locale: 'en' | 'es'
}

/** The page that the sandbox provider shows in the frame: a button for everything that can happen. */
export function identityPage({ check, locale }: Shown) {
  const { title, intro, person, card, outcomes } = words[locale]
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
