import type { Locale } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { queueMailTo } from '@marquee/platform-messages/mail/queue'
import { sendText } from '@marquee/platform-messages/mail/store'
import type { Contact } from './contact.ts'
import { knownPhoneText } from './mails.ts'

const kind = 'sign-up-known'

/** Tells the owner of an account that somebody tried to sign up with their contact; once a day at most. */
export const tellOwner = (
  kernel: Kernel,
  brand: BrandSettings,
  { contact, locale }: { contact: Contact; locale: Locale },
): Promise<void> =>
  runCommand(kernel, {
    name: 'account.tell-owner',
    playerId: null,
    idempotency: null,
    input: null,
    async handle(command) {
      const { tx, now, originOf } = command
      // Mails are kept for a day.
      const told = await tx
        .selectFrom('mail_outbox')
        .select('id')
        .where('brand', '=', brand.key)
        .where('recipient', '=', contact.value)
        .where('kind', '=', kind)
        .executeTakeFirst()
      if (told) return
      const recipient = { brand: brand.key, to: contact.value, locale }
      if (contact.kind === 'email')
        return queueMailTo(command, { ...recipient, name: null }, { kind })
      const origin = originOf(brand.key)
      const body = knownPhoneText(locale, { brandName: brand.name, origin })
      return sendText(tx, { ...recipient, kind, body }, now)
    },
  })
