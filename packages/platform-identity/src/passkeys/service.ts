import type { Passkey } from '@marquee/contract'
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { openSession, renewToken } from '@marquee/platform-kernel/sessions'
import { hideMiddle } from '../account/contact.ts'
import { accountClosed } from '../account/signIn.ts'
import { announceDevice, noteSignIn } from '../account/signInLog.ts'
import { contactOfPlayer, deleteGuard } from '../account/store.ts'
import { queueMail } from '@marquee/platform-messages/mail/queue'
import {
  findPasskey,
  insertPasskey,
  notePasskeyUse,
  passkeysOf,
  passkeyToWire,
  saveChallenge,
  takeChallenge,
} from './store.ts'
import {
  checkRegistration,
  checkSignIn,
  credentialIdOf,
  refused,
  relyingParty,
  type Site,
} from './webAuthn.ts'

/** How long the request to the authenticator can be answered, in ms. */
const challengeLifetime = 5 * 60_000

type Idempotency = { scope: string; key: string } | null

/** Library options hold `undefined`, which JSON does not. */
const asJson = <Options extends object>(options: Options) =>
  JSON.parse(JSON.stringify(options)) as Options

const issueChallenge = (kernel: Kernel, playerId: string | null): Promise<string> =>
  runCommand(kernel, {
    name: 'passkeys.challenge',
    playerId: null,
    // Never by the request's key: a repetition gets a challenge of its own.
    idempotency: null,
    input: null,
    async handle({ tx, now, random }) {
      const challenge = random.token(32)
      await saveChallenge(tx, { challenge, playerId, expiresAt: now + challengeLifetime })
      return challenge
    },
  })

const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'))

/** What the browser needs to make a passkey for a player. */
export async function registrationOptions(
  kernel: Kernel,
  { playerId, brandName, site }: { playerId: string; brandName: string; site: Site },
) {
  const known = await passkeysOf(kernel.db, playerId)
  const options = await generateRegistrationOptions({
    rpName: brandName,
    rpID: relyingParty(site),
    userID: new TextEncoder().encode(playerId),
    userName: hideMiddle(await contactOfPlayer(kernel.db, playerId)),
    challenge: bytesOf(await issueChallenge(kernel, playerId)),
    timeout: challengeLifetime,
    excludeCredentials: known.map((row) => ({ id: row.credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return asJson(options)
}

interface Registration {
  playerId: string
  site: Site
  device: string
  credential: unknown
  idempotency: Idempotency
}

/** Keeps a passkey that the browser has made. @throws PlatformError passkey-refused. */
export async function registerPasskey(
  kernel: Kernel,
  { playerId, site, device, credential: answer, idempotency }: Registration,
): Promise<Passkey> {
  const { challenge, credential } = await checkRegistration(site, answer)
  return runCommand(kernel, {
    name: 'passkeys.register',
    playerId,
    idempotency,
    input: { credentialId: credential.id },
    async handle(command) {
      const { tx, now, push } = command
      if (!(await takeChallenge(tx, { challenge, playerId }, now))) throw refused()
      const kept = await insertPasskey(tx, {
        playerId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        device,
        now,
      })
      if (!kept) throw refused()
      await queueMail(command, playerId, { kind: 'passkey-added', device, at: now })
      push(playerId, 'profile', { changed: ['passkeys'] })
      return passkeyToWire(kept)
    },
  })
}

/** Forgets a passkey. @throws PlatformError not-found when the player has none of this id. */
export const removePasskey = (
  kernel: Kernel,
  { playerId, id, idempotency }: { playerId: string; id: string; idempotency: Idempotency },
): Promise<void> =>
  runCommand(kernel, {
    name: 'passkeys.remove',
    playerId,
    idempotency,
    input: { id },
    async handle(command) {
      const { tx, now, push } = command
      const gone = await tx
        .deleteFrom('passkey')
        .where('id', '=', id)
        .where('player_id', '=', playerId)
        .returning('id')
        .executeTakeFirst()
      if (!gone) throw new PlatformError('not-found', 'The account has no such passkey.')
      await queueMail(command, playerId, { kind: 'passkey-removed', at: now })
      push(playerId, 'profile', { changed: ['passkeys'] })
    },
  })

/** What the browser needs to sign in; it asks the player which passkey. */
export const signInOptions = async (kernel: Kernel, site: Site) =>
  asJson(
    await generateAuthenticationOptions({
      rpID: relyingParty(site),
      challenge: bytesOf(await issueChallenge(kernel, null)),
      timeout: challengeLifetime,
      userVerification: 'required',
    }),
  )

interface PasskeySignIn {
  brand: string
  site: Site
  device: string
  credential: unknown
  idempotency: Idempotency
}

/** Signs in with a passkey. @throws PlatformError passkey-refused. */
export async function signInWithPasskey(
  kernel: Kernel,
  { brand, site, device, credential, idempotency }: PasskeySignIn,
): Promise<{ login: string; token: string; playerId: string }> {
  const credentialId = credentialIdOf(credential)
  const key = credentialId === null ? undefined : await findPasskey(kernel.db, brand, credentialId)
  if (!key) throw refused()
  if (key.closed_at !== null) throw accountClosed()
  const { player_id: playerId, login } = key
  // The signature is checked with a repetition too, for which the counter would be an old one.
  const { challenge, counter } = await checkSignIn(site, credential, {
    credentialId: key.credential_id,
    publicKey: key.public_key,
    counter: 0,
  })
  let opened: string | undefined
  const { sessionId } = await runCommand(kernel, {
    name: 'passkeys.sign-in',
    playerId,
    idempotency,
    input: { credentialId },
    async handle(command) {
      const { tx, now } = command
      if (!(await takeChallenge(tx, { challenge, playerId: null }, now))) throw refused()
      if (counter > 0 && counter <= Number(key.counter)) throw refused()
      const { token, session } = await openSession(tx, kernel, playerId)
      opened = token
      await notePasskeyUse(tx, key.id, { counter, now })
      await announceDevice(command, { playerId, device })
      await noteSignIn(tx, { playerId, sessionId: session.id, device }, now)
      await deleteGuard(tx, brand, await contactOfPlayer(tx, playerId))
      return { sessionId: session.id }
    },
  })
  const token = opened ?? (await renewToken(kernel.db, kernel.random, sessionId))
  if (token === null) throw refused()
  return { login, token, playerId }
}
