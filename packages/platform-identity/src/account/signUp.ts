import { randomUUID } from 'node:crypto'
import type { Locale } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { openPlayerAccounts } from '@marquee/platform-kernel/ledger'
import { minor } from '@marquee/platform-kernel/money'
import { openSession } from '@marquee/platform-kernel/sessions'
import { hashPassword } from './password.ts'
import { renewIfRepeated, type SignedIn } from './repeat.ts'
import { takeCaptcha } from '../captcha/store.ts'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import { queueMail } from '@marquee/platform-messages/mail/queue'
import {
  refreshIdentity,
  refuseExcludedSignUp,
} from '@marquee/platform-protection/protection/group'
import { acceptCurrentTerms } from '../terms/service.ts'
import { type Contact, contactOf, contactTaken, isDuplicate } from './contact.ts'
import { refuseWeakPassword } from './passwordRule.ts'
import './events.ts'
import { makeLogin, refuseForeignZip, refuseIneligible } from './rules.ts'
import { noteSignIn } from './signInLog.ts'
import { findAccount, insertAccount } from './store.ts'

export interface SignUpForm {
  email?: string | undefined
  phone?: string | undefined
  password: string
  name: string
  surname?: string | undefined
  zip?: string | undefined
  birthDay: string
  state: string
  locale: Locale
  invitedBy?: string | undefined
  affiliateCode?: string | undefined
  captcha?: string | undefined
}

/** By what somebody who signs up can be recognised. */
const traitsOf = (
  { kind, value }: Contact,
  { name, surname, birthDay }: Pick<SignUpForm, 'name' | 'surname' | 'birthDay'>,
) => ({
  email: kind === 'email' ? value : null,
  phone: kind === 'phone' ? value : null,
  name,
  surname: surname ?? null,
  birthDay,
})

async function giveWelcome(
  command: CommandContext,
  brand: BrandSettings,
  playerId: string,
): Promise<void> {
  const gifts = [
    { currency: 'coins', amount: brand.welcome.coins },
    { currency: 'entries', amount: brand.welcome.entries },
  ] as const
  await command.post({
    kind: 'welcome-gift',
    reference: playerId,
    playerId,
    postings: gifts.flatMap(({ currency, amount }) => [
      { account: { player: playerId, currency }, amount: minor(amount) },
      { account: { house: 'welcome', brand: brand.key, currency }, amount: minor(-amount) },
    ]),
  })
  await recordInInbox(command, { playerId, kind: 'welcome', key: 'gift', ...brand.welcome })
}

/**
 * Opens an account of a brand with its welcome gift, and a session.
 * @throws PlatformError email-taken, phone-taken, weak-password, age-restricted, not-available, captcha-required,
 * self-excluded or invalid-input.
 */
export async function signUp(
  kernel: Kernel,
  brand: BrandSettings,
  { password, captcha, ...form }: SignUpForm,
  idempotency: { scope: string; key: string } | null,
  device = '',
): Promise<{ login: string; token: string; playerId: string }> {
  const contact = contactOf(form)
  const { identityKey } = kernel
  refuseIneligible(brand, form, kernel.clock.now())
  refuseForeignZip(form)
  refuseWeakPassword(password, form, brand)
  const passwordHash = await hashPassword(password, kernel)
  let opened: { token: string; sessionId: string } | undefined

  const result = await runCommand<SignedIn>(kernel, {
    name: 'account.sign-up',
    playerId: null,
    idempotency,
    // Without the password: what is kept of a command must not help to guess it.
    input: { ...form, email: undefined, phone: undefined, contact },
    async handle(command) {
      const { tx, now, random } = command
      await takeCaptcha(tx, brand, captcha, now)
      await refuseExcludedSignUp(tx, { identityKey, traits: traitsOf(contact, form), now })
      if (await findAccount(tx, brand.key, contact)) throw contactTaken(contact)
      const playerId = randomUUID()
      const login = makeLogin(form.name, random.int(10_000))
      await insertAccount(tx, {
        playerId,
        brand: brand.key,
        contact,
        login,
        passwordHash,
        profile: form,
        now,
      })
      const identities = await refreshIdentity(tx, { identityKey, playerId, now })
      await openPlayerAccounts(tx, playerId)
      await acceptCurrentTerms(tx, { brand: brand.key, playerId, now })
      await giveWelcome(command, brand, playerId)
      await queueMail(command, playerId, { kind: 'welcome', ...brand.welcome })
      const { invitedBy, affiliateCode } = form
      await command.emit('playerSignedUp', {
        playerId,
        brand: brand.key,
        identities,
        invitedBy,
        affiliateCode,
      })
      const { token, session } = await openSession(tx, kernel, playerId)
      await noteSignIn(tx, { playerId, sessionId: session.id, device }, now)
      opened = { token, sessionId: session.id }
      return { login, playerId, sessionId: session.id }
    },
  }).catch((error: unknown) => {
    throw isDuplicate(error) ? contactTaken(contact) : error
  })
  const token = await renewIfRepeated(kernel, { result, opened, password })
  return { login: result.login, token, playerId: result.playerId }
}
