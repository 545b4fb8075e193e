import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { z } from 'zod'
import { data, instant, json, ok, uuid } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

/**
 * Options and answers as the Web Authentication API of browsers writes them in JSON. What they hold is the
 * standard's to say, and the platform's library checks it: here they are any record.
 */
const webAuthn = <Standard>() =>
  z.record(z.string().max(60), json) as unknown as z.ZodType<Standard, Standard>

export const passkey = z.object({
  id: z.string(),
  /** Where it was made, for example `Chrome, Windows`. */
  device: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})
export type Passkey = z.infer<typeof passkey>

export const passkeysContract = {
  list: {
    summary: 'The passkeys of the account.',
    origin: 'ours',
    audience: 'player',
    response: data(z.object({ passkeys: z.array(passkey) })),
  },
  registerOptions: {
    summary: 'What the browser needs to make a passkey; its challenge holds for five minutes.',
    origin: 'ours',
    audience: 'player',
    answersAnew: true,
    response: data(webAuthn<PublicKeyCredentialCreationOptionsJSON>()),
    errors: ['reauthentication-required'],
    duringBreak: 'allowed',
  },
  register: {
    summary: 'Keeps a passkey that the browser has made.',
    origin: 'ours',
    audience: 'player',
    body: z.object({ credential: webAuthn<RegistrationResponseJSON>() }),
    response: data(passkey),
    errors: ['passkey-refused', 'reauthentication-required'],
    duringBreak: 'allowed',
  },
  remove: {
    summary: 'Forgets a passkey: it no longer signs in.',
    origin: 'ours',
    audience: 'player',
    params: z.object({ id: uuid }),
    response: ok,
    errors: ['not-found'],
    duringBreak: 'allowed',
  },
  signInOptions: {
    summary: 'What the browser needs to sign in with a passkey; nobody is named.',
    origin: 'ours',
    audience: 'guest',
    answersAnew: true,
    response: data(webAuthn<PublicKeyCredentialRequestOptionsJSON>()),
  },
  signIn: {
    summary: 'Signs in with a passkey.',
    origin: 'ours',
    audience: 'guest',
    body: z.object({ credential: webAuthn<AuthenticationResponseJSON>() }),
    response: data(z.object({ login: z.string() })),
    errors: ['passkey-refused', 'account-closed'],
  },
} satisfies Record<string, CallContract>
