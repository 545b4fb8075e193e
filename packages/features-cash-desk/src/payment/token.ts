import type { PaymentForm, PaymentMethod, TokenProtocol } from '@marquee/contract'

/** What a player types to pay. It leaves the page for the provider, and for nobody else. */
export interface Typed {
  number: string
  /** `MM/YY`; of cards. */
  expiry: string
  /** Of cards. */
  code: string
}

export const nothingTyped: Typed = { number: '', expiry: '', code: '' }

/** A provider's form refused what was typed, at one of its fields. */
export class RefusedInput extends Error {
  readonly field: keyof Typed

  constructor(field: keyof Typed) {
    super(`The provider refused what was typed as ${field}.`)
    this.name = 'RefusedInput'
    this.field = field
  }
}

const isField = (name: string): name is keyof Typed => name in nothingTyped

/** The field that the sandbox's refusal names; its number where it names none. */
function refusedField(body: unknown): keyof Typed {
  const { error } = (body ?? {}) as { error?: { details?: { path: string }[] } }
  const path = error?.details?.[0]?.path ?? ''
  return isField(path) ? path : 'number'
}

/** What Checkout.com's error codes are about. */
function refusedByCheckout(body: unknown): keyof Typed {
  const { error_codes: codes = [] } = (body ?? {}) as { error_codes?: string[] }
  if (codes.some((code) => code.startsWith('card_expir') || code.startsWith('expiry_'))) {
    return 'expiry'
  }
  return codes.some((code) => code.startsWith('cvv_')) ? 'code' : 'number'
}

interface Protocol {
  request: (form: Form, typed: Typed) => { headers?: Record<string, string>; body: unknown }
  /** The status with which what was typed is refused, and the field it is about. */
  refused: number
  fieldOf: (body: unknown) => keyof Typed
}

type Form = Pick<PaymentForm, 'tokenUrl' | 'tokenProtocol' | 'publicKey'> & { id: PaymentMethod }

const protocols: Record<TokenProtocol, Protocol> = {
  plain: {
    request: ({ id }, { number, expiry, code }) => ({
      body: { method: id, number, ...(id === 'card' && { expiry, code }) },
    }),
    refused: 400,
    fieldOf: refusedField,
  },
  checkout: {
    request: ({ publicKey }, { number, expiry, code }) => ({
      headers: { authorization: `Bearer ${publicKey}` },
      body: {
        type: 'card',
        number: number.replace(/\D/g, ''),
        expiry_month: Number(expiry.slice(0, 2)),
        expiry_year: 2000 + Number(expiry.slice(3)),
        cvv: code,
      },
    }),
    refused: 422,
    fieldOf: refusedByCheckout,
  },
}

/**
 * Changes what was typed into a token, at the provider.
 * @throws RefusedInput for what the provider does not take, an Error when it cannot be reached.
 */
export async function tokenFor(form: Form, typed: Typed): Promise<string> {
  // A platform of the release before says nothing of protocols, and has the one.
  const { request, refused, fieldOf } = protocols[form.tokenProtocol ?? 'plain']
  const { headers, body } = request(form, typed)
  const response = await fetch(form.tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (response.status === refused) {
    throw new RefusedInput(fieldOf(await response.json().catch(() => null)))
  }
  if (!response.ok) throw new Error(`The provider answered ${response.status}.`)
  return ((await response.json()) as { token: string }).token
}
