import type { Locale } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { queueMailTo } from '@marquee/platform-messages/mail/queue'
import { sendText } from '@marquee/platform-messages/mail/store'
import { type Contact, contactOf } from './contact.ts'
import { signInCodeText } from './mails.ts'
import { signInCodeLifetime } from './rules.ts'
import { type CodePlace, saveSignInCode, trySignInCode } from './signInCodeStore.ts'
import { findAccount, hash } from './store.ts'

type Idempotency = { scope: string; key: string } | null

/** Whatever is wrong of contact, password and code, that there is none included: it tells nobody which. */
export const wrongCode = () =>
  new PlatformError(
    'wrong-code',
    'The code or the password is wrong. A code is six digits, works once, for ten minutes, for five tries and in the browser that asked for it. Check both, or ask for a new code.',
    { details: [{ path: 'code', message: 'Wrong, used, or too old; or the password is wrong' }] },
  )

interface CodeRequest {
  email?: string | undefined
  phone?: string | undefined
  locale: Locale
}

/** Where a code is asked for. */
interface Asker {
  /** What the browser is known by from an earlier code; empty where it is not. */
  browser: string
  /** Browser and system, for people to recognise. */
  device: string
}

interface Asked {
  expiresAt: number
  /** What the browser has to be known by when it brings the code. */
  browser: string
}

const nobody = new Error('There is no such account, so that nothing is sent.')

function send(
  command: CommandContext,
  brand: BrandSettings,
  { contact, locale }: { contact: Contact; locale: Locale },
  { code, device, until }: { code: string; device: string; until: number },
): Promise<void> {
  const { tx, now } = command
  const kind = 'sign-in-code'
  const recipient = { brand: brand.key, to: contact.value, locale }
  if (contact.kind === 'email')
    return queueMailTo(
      command,
      { ...recipient, name: null },
      { kind, code, device, at: now, until },
    )
  const body = signInCodeText(locale, { brandName: brand.name, code })
  return sendText(tx, { ...recipient, kind, body }, now)
}

/**
 * Sends a code that passes a pause of sign-in. Every contact takes the same work: without an account, or
 * with a closed one, the message is written too and taken back.
 */
export function requestSignInCode(
  kernel: Kernel,
  brand: BrandSettings,
  { locale, ...request }: CodeRequest,
  asker: Asker,
  idempotency: Idempotency,
): Promise<Asked> {
  const contact = contactOf(request)
  return runCommand<Asked>(kernel, {
    name: 'account.sign-in-code',
    playerId: null,
    idempotency,
    input: { ...contact, locale },
    async handle(command) {
      const { tx, now, random } = command
      const account = await findAccount(tx, brand.key, contact)
      const browser = asker.browser || random.token(16)
      const code = String(random.int(1_000_000)).padStart(6, '0')
      const expiresAt = now + signInCodeLifetime
      await saveSignInCode(tx, kernel, { brand: brand.key, contact, browser }, { code, expiresAt })
      const said = { code, device: asker.device, until: expiresAt }
      const problem = await command.part(async (within) => {
        await send(within, brand, { contact, locale }, said)
        if (!account || account.isClosed) throw nobody
      })
      if (problem && problem !== nobody) throw problem
      return { expiresAt, browser }
    },
  })
}

/** Which sign-in a request is, for a code that it repeats. */
export const signInOf = (idempotency: Idempotency): string =>
  hash(idempotency ? `${idempotency.scope}:${idempotency.key}` : '')

/** Spends a try of a code. Never by the request's key: a repeated key with another code is another guess. */
export const tryCode = (
  kernel: Kernel,
  place: CodePlace,
  { code, by }: { code: string; by: string },
): Promise<boolean> =>
  runCommand(kernel, {
    name: 'account.sign-in-code-try',
    playerId: null,
    idempotency: null,
    input: null,
    handle: ({ tx, now }) => trySignInCode(tx, kernel, place, { code, by, now }),
  })
