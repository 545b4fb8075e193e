import type { CommandContext } from '@marquee/platform-kernel/command'
import type { NewInboxEntry } from '@marquee/platform-kernel/status'
import { countUnread, insertEntry } from './store.ts'

/**
 * Writes down what happened to a player, in the command that brings it about, and tells every tab. An
 * entry that was written before is left as it is.
 */
export async function recordInInbox(
  { tx, now, push }: Pick<CommandContext, 'tx' | 'now' | 'push'>,
  entry: NewInboxEntry,
): Promise<void> {
  const id = await insertEntry(tx, entry, now)
  if (id === null) return
  const { playerId, kind, params = {}, coins = 0, entries = 0 } = entry
  push(playerId, 'inbox', {
    entry: { id, kind, params, coins, entries, at: now },
    unread: await countUnread(tx, playerId),
  })
}
