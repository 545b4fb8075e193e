import { randomUUID } from 'node:crypto'
import type { Supply, Supplies } from '@marquee/conformance/supplies'

interface Unconfirmed {
  data: { terms: { id: number }[] }
}

/** A new version of a document, for one player. */
const withTerms: Supply = async ({ ask, give }) => {
  const version = `next-${randomUUID().slice(0, 8)}`
  const add = [{ id: 'more', text: { en: 'One more.', es: 'Uno más.' } }]
  await give('/sandbox/terms', { key: 'terms-of-use', version, add })
  const told = (await ask('terms.unconfirmed')) as Unconfirmed | null
  const ids = (told?.data.terms ?? []).map(({ id }) => id)
  return ids.length ? { body: { ids } } : undefined
}

export const supplies: Supplies = { 'terms.log': withTerms, 'terms.confirm': withTerms }
