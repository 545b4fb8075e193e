import { randomUUID } from 'node:crypto'
import type { Locale } from '@marquee/contract'
import type { BrandSettings } from '../../brands/settings.ts'
import { type CommandContext, type Kernel, runCommand } from '../../kernel/command.ts'
import { PlatformError } from '../../kernel/errors.ts'
import { openPlayerAccounts } from '../../kernel/ledger.ts'
import { minor } from '../../kernel/money.ts'
import { openSession } from '../../kernel/sessions.ts'
import { hashPassword } from './password.ts'
import { renewIfRepeated, type SignedIn } from './repeat.ts'
import { makeLogin, normaliseEmail, refuseIneligible } from './rules.ts'
import { findAccount, insertAccount } from './store.ts'

export interface SignUpForm {
  email: string
  password: string
  name: string
  birthDay: string
  state: string
  locale: Locale
  invitedBy?: string | undefined
}

const emailTaken = () =>
  new PlatformError(
    'email-taken',
    'This e-mail address has an account already. Sign in, or reset the password.',
    {
      details: [{ path: 'email', message: 'Already in use' }],
    },
  )

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'

async function giveWelcome(
  { post }: CommandContext,
  brand: BrandSettings,
  playerId: string,
): Promise<void> {
  const gifts = [
    { currency: 'coins', amount: brand.welcome.coins },
    { currency: 'entries', amount: brand.welcome.entries },
  ] as const
  await post({
    kind: 'welcome-gift',
    reference: playerId,
    playerId,
    postings: gifts.flatMap(({ currency, amount }) => [
      { account: { player: playerId, currency }, amount: minor(amount) },
      { account: { house: 'welcome', brand: brand.key, currency }, amount: minor(-amount) },
    ]),
  })
}

/**
 * Opens an account of a brand with its welcome gift, and a session.
 * @throws PlatformError email-taken, age-restricted, not-available or invalid-input.
 */
export async function signUp(
  kernel: Kernel,
  brand: BrandSettings,
  { password, ...form }: SignUpForm,
  idempotency: { scope: string; key: string } | null,
): Promise<{ login: string; token: string }> {
  const email = normaliseEmail(form.email)
  refuseIneligible(brand, form, kernel.clock.now())
  const passwordHash = await hashPassword(password, kernel.random)
  let opened: { token: string; sessionId: string } | undefined

  const result = await runCommand<SignedIn>(kernel, {
    name: 'account.sign-up',
    playerId: null,
    idempotency,
    // Without the password: what is kept of a command must not help to guess it.
    input: { ...form, email },
    async handle(command) {
      const { tx, now, random } = command
      if (await findAccount(tx, brand.key, email)) throw emailTaken()
      const playerId = randomUUID()
      const login = makeLogin(form.name, random.int(10_000))
      const profile = { ...form, invitedBy: form.invitedBy ?? null }
      await insertAccount(tx, {
        playerId,
        brand: brand.key,
        email,
        login,
        passwordHash,
        profile,
        now,
      })
      await openPlayerAccounts(tx, playerId)
      await giveWelcome(command, brand, playerId)
      const { token, session } = await openSession(tx, kernel, playerId)
      opened = { token, sessionId: session.id }
      return { login, playerId, sessionId: session.id }
    },
  }).catch((error: unknown) => {
    throw isDuplicate(error) ? emailTaken() : error
  })
  return { login: result.login, token: await renewIfRepeated(kernel, { result, opened, password }) }
}
