import { toLocale } from '@marquee/contract/locales'
import type { Locale } from '@marquee/contract'
import type { CommandContext } from '@marquee/platform-kernel/command'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { choiceOf } from '../choices/store.ts'
import { composeMail } from './compose.ts'
import { textOf } from './content.ts'
import { type MailKind, type MailOf, marketingKinds, topicsOf } from './kinds.ts'
import { insertMail } from './store.ts'

type Context = Pick<CommandContext, 'tx' | 'now' | 'originOf' | 'settingsOf'>

interface Recipient {
  brand: string
  /** An e-mail address. */
  to: string
  locale: Locale
  /** First name, or null. */
  name: string | null
}

/** Writes a mail to an address that needs no player's profile, such as one that is being confirmed. */
export async function queueMailTo(
  { tx, now, originOf, settingsOf }: Context,
  { brand, to, ...reader }: Recipient,
  mail: MailOf,
): Promise<void> {
  // The brand's own address: a Host header, its port included, is whatever the sender made it.
  const origin = originOf(brand)
  const content = composeMail(mail, settingsOf(brand), { origin, ...reader })
  await insertMail(
    tx,
    {
      brand,
      to,
      kind: mail.kind,
      locale: reader.locale,
      subject: content.subject,
      body: textOf(content),
      content: { ...content, origin },
    },
    now,
  )
}

/** Whether a player switched off what a mail is about; mails that are no marketing ask nobody. */
async function isSwitchedOff(tx: Context['tx'], playerId: string, kind: MailKind) {
  if (!marketingKinds.has(kind)) return false
  const choices = await Promise.all(topicsOf(kind).map((topic) => choiceOf(tx, playerId, topic)))
  return choices.some(({ mail }) => !mail)
}

/**
 * Writes a mail to a player, in their language: it leaves when the command commits, and not when it
 * fails. Players without an address get none, and players on a break, excluded or who switched it off none
 * that invites to play.
 */
export async function queueMail(context: Context, playerId: string, mail: MailOf): Promise<void> {
  const { tx, now } = context
  const row = await tx
    .selectFrom('player')
    .innerJoin('player_profile', 'player_profile.player_id', 'player.id')
    .select(['player.brand', 'player.email', 'player_profile.name', 'player_profile.locale'])
    .where('player.id', '=', playerId)
    .executeTakeFirst()
  if (!row?.email) return
  if (marketingKinds.has(mail.kind) && (await runningRestriction(tx, playerId, now))) return
  if (await isSwitchedOff(tx, playerId, mail.kind)) return
  const { brand, email: to, name, locale } = row
  await queueMailTo(context, { brand, to, name, locale: toLocale(locale) }, mail)
}
