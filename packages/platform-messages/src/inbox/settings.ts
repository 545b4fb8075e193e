import { type InboxSetting, securityKind } from '@marquee/contract'
import { sharedInboxKind } from '@marquee/contract/schemas'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type Choice, choiceOf, choicesOf, everyWay, saveChoice } from '../choices/store.ts'
import { mailWayOf } from '../mail/kinds.ts'

/** Told once, before anybody could choose. */
const toldOnce = 'welcome'

/** Every kind that can be told: what no single feature tells of, and what features declare. */
const kindsOf = (declared: readonly string[]): string[] => [
  securityKind,
  ...sharedInboxKind.options.filter((kind) => kind !== toldOnce),
  ...declared,
]

function settingOf(kind: string, { push, mail }: Choice): InboxSetting {
  const way = mailWayOf(kind)
  return {
    kind,
    push: kind === securityKind ? 'none' : push ? 'on' : 'off',
    mail: way === 'optional' ? (mail ? 'on' : 'off') : way,
  }
}

/**
 * How each kind of message reaches a player beside the inbox, where all of them stand.
 * @param declared the kinds that features tell of.
 */
export async function listSettings(
  db: Db,
  playerId: string,
  declared: readonly string[],
): Promise<InboxSetting[]> {
  const choices = await choicesOf(db, playerId)
  return kindsOf(declared).map((kind) => settingOf(kind, choices.get(kind) ?? everyWay))
}

interface Choosing extends Partial<Choice> {
  playerId: string
  kind: string
  idempotency: { scope: string; key: string } | null
}

/**
 * Takes what a player chose for a kind.
 * @throws PlatformError not-found for an unknown kind, not-available for a mail that comes in any case.
 */
export async function chooseSetting(
  kernel: Kernel,
  { playerId, kind, push, mail, idempotency }: Choosing,
  declared: readonly string[],
): Promise<InboxSetting[]> {
  if (!kindsOf(declared).includes(kind)) {
    throw new PlatformError('not-found', 'There is no such kind. GET /rest/inbox/settings/.')
  }
  if (mail !== undefined && mailWayOf(kind) !== 'optional') {
    throw new PlatformError(
      'not-available',
      'Mails about this kind tell of money or safety and come in any case, or there are none.',
    )
  }
  await runCommand(kernel, {
    name: 'inbox.choose',
    playerId,
    idempotency,
    input: { kind, push, mail },
    async handle({ tx, push: tell }) {
      const before = await choiceOf(tx, playerId, kind)
      const choice = { push: push ?? before.push, mail: mail ?? before.mail }
      await saveChoice(tx, { playerId, kind, choice })
      tell(playerId, 'profile', { changed: ['messages'] })
    },
  })
  return listSettings(kernel.db, playerId, declared)
}
