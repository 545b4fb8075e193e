import type { Supplier, Supplies } from '@marquee/conformance/supplies'
import { makeAuthenticator } from '../../testing/authenticator.ts'

interface Options {
  data: { challenge: string }
}

/** What the browser of a player makes when the site asks for a passkey; null where it does not. */
async function makePasskey({ ask, origin }: Supplier) {
  const options = (await ask('passkeys.registerOptions')) as Options | null
  if (!options) return null
  const authenticator = makeAuthenticator(origin)
  return { authenticator, body: { credential: authenticator.register(options.data) } }
}

export const supplies: Supplies = {
  async 'passkeys.register'(supplier) {
    const made = await makePasskey(supplier)
    return made ? { body: made.body } : undefined
  },
  async 'passkeys.remove'(supplier) {
    const made = await makePasskey(supplier)
    const kept =
      made &&
      ((await supplier.ask('passkeys.register', { body: made.body })) as {
        data: { id: string }
      } | null)
    return kept ? { path: `/rest/player/passkeys/${kept.data.id}/` } : undefined
  },
  async 'passkeys.signIn'(supplier) {
    const { ask } = supplier
    // Who signs in is a guest, and has made a passkey before.
    await ask('session.signIn')
    const made = await makePasskey(supplier)
    if (!made) return undefined
    await ask('passkeys.register', { body: made.body })
    await ask('session.logout')
    const options = (await ask('passkeys.signInOptions')) as Options | null
    return options ? { body: { credential: made.authenticator.signIn(options.data) } } : undefined
  },
}
