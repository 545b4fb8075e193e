import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { PlatformError } from '@marquee/platform-kernel/errors'

/** The site that a passkey belongs to: the host that the page came from, without its port. */
export interface Site {
  origin: string
  host: string
}

export const relyingParty = ({ host }: Site): string => host.replace(/:\d+$/, '')

export const refused = () =>
  new PlatformError(
    'passkey-refused',
    'This passkey, or the request it answers, is unknown, used or too old. Begin again.',
  )

/** What a browser sends is anything at all; the library throws for what is no credential. */
async function checked<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check()
  } catch {
    throw refused()
  }
}

/** Checks an answer to the request for a new passkey. @throws PlatformError passkey-refused. */
export function checkRegistration(site: Site, credential: unknown) {
  return checked(async () => {
    let challenge = ''
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: (given) => {
        challenge = given
        return true
      },
      expectedOrigin: site.origin,
      expectedRPID: relyingParty(site),
    })
    if (!verified) throw refused()
    return { challenge, credential: registrationInfo.credential }
  })
}

/** The authenticator's name of the passkey that an answer is from, or null when it says none. */
export function credentialIdOf(credential: unknown): string | null {
  const { id } = credential as { id?: unknown }
  return typeof id === 'string' && id.length <= 1400 ? id : null
}

interface KnownKey {
  credentialId: string
  publicKey: string
  counter: number
}

/** Checks an answer to the request to sign in. @throws PlatformError passkey-refused. */
export function checkSignIn(site: Site, credential: unknown, key: KnownKey) {
  return checked(async () => {
    let challenge = ''
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: (given) => {
        challenge = given
        return true
      },
      expectedOrigin: site.origin,
      expectedRPID: relyingParty(site),
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    })
    if (!verified) throw refused()
    return { challenge, counter: authenticationInfo.newCounter }
  })
}
