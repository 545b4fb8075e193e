import type { Prize } from '@marquee/contract'
import type { LocalText } from '@marquee/contract/locales'
import type { CommandContext } from '@marquee/platform-kernel/command'
import { recordInInbox } from './record.ts'

interface Unclaimed {
  playerId: string
  /** Told once for each. */
  key: string
  /** Of what gave the prizes. */
  title: LocalText
  prizes: readonly Prize[]
}

/** Writes down, with their sum, prizes that were credited because nobody had claimed them; nothing for none. */
export async function tellOfUnclaimed(
  command: CommandContext,
  { playerId, key, title, prizes }: Unclaimed,
): Promise<void> {
  if (!prizes.length) return
  await recordInInbox(command, {
    playerId,
    kind: 'prize',
    key,
    params: { title },
    coins: prizes.reduce((sum, { coins }) => sum + coins, 0),
    entries: prizes.reduce((sum, { entries }) => sum + entries, 0),
  })
}
