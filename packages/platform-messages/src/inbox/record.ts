import type { CommandContext } from '@marquee/platform-kernel/command'
import type { NewInboxEntry } from '@marquee/platform-kernel/status'
import { choiceOf } from '../choices/store.ts'
import { queuePush } from '../push/outbox.ts'
import { countUnread, insertEntry } from './store.ts'

/**
 * Writes down what happened to a player, in the command that brings it about, and tells every tab. An
 * entry that was written before is left as it is, and of a kind that the player switched off tabs learn the
 * count alone. The player's devices are told too, unless `toDevices` is off, because the player is there.
 */
export async function recordInInbox(
  { tx, now, push }: Pick<CommandContext, 'tx' | 'now' | 'push'>,
  entry: NewInboxEntry,
  { toDevices = true }: { toDevices?: boolean } = {},
): Promise<void> {
  const id = await insertEntry(tx, entry, now)
  if (id === null) return
  const { playerId, kind, params = {}, coins = 0, entries = 0 } = entry
  const told = { id, kind, params, coins, entries, at: now }
  const isTold = (await choiceOf(tx, playerId, kind)).push
  if (isTold && toDevices) await queuePush(tx, { entryId: id, playerId }, now)
  push(playerId, 'inbox', {
    entry: isTold ? told : null,
    unread: await countUnread(tx, playerId),
  })
}
