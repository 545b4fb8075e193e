import { randomUUID } from 'node:crypto'
import type { Supplier, Supplies } from '@marquee/conformance/supplies'

const path = '/rest/player/socials/google/'

/** Allows what a player began at the sandbox's provider; gives what it sends back, or null. */
async function allow({ ask, look }: Supplier): Promise<{ code: string; state: string } | null> {
  const begun = (await ask('socials.begin', { path: `${path}begin/` })) as {
    data: { url: string }
  } | null
  if (!begun) return null
  const page = new URL(begun.data.url, 'http://sandbox.invalid')
  page.searchParams.set('name', `Robin ${randomUUID()}`)
  const led = (await look(`${page.pathname}/allow${page.search}`)) as { location?: string } | null
  if (led?.location === undefined) return null
  const { searchParams } = new URL(led.location, page)
  const [code, state] = [searchParams.get('code'), searchParams.get('state')]
  return code !== null && state !== null ? { code, state } : null
}

export const supplies: Supplies = {
  async 'socials.link'(supplier) {
    const body = await allow(supplier)
    return body ? { path, body } : undefined
  },
  async 'socials.unlink'(supplier) {
    const body = await allow(supplier)
    if (!body) return undefined
    await supplier.ask('socials.link', { path, body })
    return { path }
  },
}
