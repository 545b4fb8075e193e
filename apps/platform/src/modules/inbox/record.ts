import type { InboxEntry, InboxKind } from '@marquee/contract'
import type { CommandContext } from '../../kernel/command.ts'
import { countUnread, insertEntry } from './store.ts'

export interface NewInboxEntry {
  playerId: string
  kind: InboxKind
  /** Names the thing among those of its kind: an entry with the same key is not written twice. */
  key: string
  params?: InboxEntry['params']
  /** What came with it, in minor units. */
  coins?: number
  entries?: number
}

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
