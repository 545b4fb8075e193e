import type { PaymentForm, PaymentMethod } from '@marquee/contract'

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

/** The field a provider's refusal names; its number where it names none. */
async function refusedField(response: Response): Promise<keyof Typed> {
  const body = (await response.json().catch(() => null)) as {
    error?: { details?: { path: string }[] }
  } | null
  const path = body?.error?.details?.[0]?.path ?? ''
  return isField(path) ? path : 'number'
}

/**
 * Changes what was typed into a token, at the provider.
 * @throws RefusedInput for what the provider does not take, an Error when it cannot be reached.
 */
export async function tokenFor(
  { id, tokenUrl }: Omit<PaymentForm, 'id'> & { id: PaymentMethod },
  { number, expiry, code }: Typed,
): Promise<string> {
  const response = await fetch(tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: id, number, ...(id === 'card' && { expiry, code }) }),
  })
  if (response.status === 400) throw new RefusedInput(await refusedField(response))
  if (!response.ok) throw new Error(`The provider answered ${response.status}.`)
  return ((await response.json()) as { token: string }).token
}
