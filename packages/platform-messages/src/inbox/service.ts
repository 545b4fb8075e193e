import type { InboxEntry } from '@marquee/contract'
import { inboxDays } from '@marquee/contract/schemas'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import type { InboxSource, NewInboxEntry } from '@marquee/platform-kernel/status'
import { recordInInbox } from './record.ts'
import {
  countUnread,
  deleteBefore,
  findEntries,
  type InboxPage,
  knownKeys,
  markRead,
} from './store.ts'

const dayMs = 86_400_000

export type InboxContext = Parameters<InboxSource>[0]

/** Writes down what time has brought; nothing during a break, when nothing is offered. */
async function recordDue(context: InboxContext, sources: readonly InboxSource[]): Promise<void> {
  const { kernel, playerId } = context
  if (await runningRestriction(kernel.db, playerId, kernel.clock.now())) return
  const due = (await Promise.all(sources.map(async (source) => source(context)))).flat()
  const keyOf = ({ kind, key }: NewInboxEntry) => `${kind}:${key}`
  const known = await knownKeys(kernel.db, playerId, due.map(keyOf))
  const fresh = due.filter((entry) => !known.has(keyOf(entry)))
  if (!fresh.length) return
  await runCommand(kernel, {
    name: 'inbox.record-due',
    playerId,
    idempotency: null,
    input: null,
    async handle(command) {
      // The answer that asked for them tells of them; a push would say each once more, over the page.
      for (const entry of fresh)
        await recordInInbox({ ...command, push: () => {} }, entry, { toDevices: false })
      command.push(playerId, 'inbox', {
        entry: null,
        unread: await countUnread(command.tx, playerId),
      })
    },
  })
}

/** A page of what happened to a player, with what time has brought since (LAYOUT-10). */
export async function listInbox(
  context: InboxContext,
  page: InboxPage,
  sources: readonly InboxSource[],
): Promise<{ entries: InboxEntry[]; hasMore: boolean; unread: number }> {
  const { kernel, playerId } = context
  if (page.before === undefined) await recordDue(context, sources)
  return {
    ...(await findEntries(kernel.db, playerId, page)),
    unread: await countUnread(kernel.db, playerId),
  }
}

interface Reading {
  playerId: string
  /** All when left out. */
  ids: number[] | undefined
  idempotency: { scope: string; key: string } | null
}

/** Marks entries as read, on every device. */
export const readInbox = (
  kernel: Kernel,
  { playerId, ids, idempotency }: Reading,
): Promise<{ unread: number }> =>
  runCommand(kernel, {
    name: 'inbox.read',
    playerId,
    idempotency,
    input: { ids },
    async handle({ tx, now, push }) {
      await markRead(tx, { playerId, ids, now })
      const unread = await countUnread(tx, playerId)
      push(playerId, 'inbox', { entry: null, unread })
      return { unread }
    },
  })

/** Forgets entries that are older than they are kept. */
export const pruneInbox = ({ db, clock }: Kernel): Promise<void> =>
  deleteBefore(db, clock.now() - inboxDays * dayMs)
