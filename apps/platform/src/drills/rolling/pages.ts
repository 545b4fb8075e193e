import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Entered } from '@marquee/drills/load'
import { openDatabase } from '@marquee/platform-kernel/database'
import { createRealtime, type Realtime, type Ticket } from '@marquee/realtime'

/** How long a page waits for a ticket, in ms. */
const patience = 20_000
/** How long pages may take to hear the last of it, in ms. */
const hearsWithin = 30_000

/** What a player's page was told. */
interface Page {
  email: string
  realtime: Realtime
  /** Numbers of the pushes that it was given. */
  heard: Set<number>
  doubled: number[]
  /** When its connection was lost, by the process's clock; null while it has one. */
  lostAt: number | null
}

export interface Pages {
  open: (entered: Entered) => void
  /** How many have a connection now. */
  connected: () => number
  /** Compares what pages were told with the numbers that were given, once they had time to hear it. */
  judge: (databaseUrl: string) => Promise<Heard>
  close: () => void
}

export interface Heard {
  pages: number
  /** Numbers that were given to players with a page. */
  pushes: number
  /** Numbers that a page was never told, and that it was told twice, in words. */
  lost: string[]
  doubled: string[]
  /** How often pages lost their connection, and the longest that one was without, in ms. */
  reconnections: number
  longestAway: number
  /** Snapshots that stood for pushes, and what pages complained of beside lost connections. */
  snapshots: number
  complaints: string[]
}

async function ticketOf(origin: string, { cookie, ip }: Entered): Promise<Ticket> {
  const answer = await fetch(`${origin}/rest/realtime/ticket/`, {
    method: 'POST',
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': ip,
      'idempotency-key': randomUUID(),
    },
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) throw new Error(`A ticket was answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { data: Ticket }).data
}

/** Pages of players, each with one connection, opened as the browser's page opens it. */
export function makePages(origin: string): Pages {
  const pages: Page[] = []
  const told = { reconnections: 0, longestAway: 0, snapshots: 0 }
  const complaints: string[] = []

  function open(entered: Entered): void {
    const heard = new Set<number>()
    const doubled: number[] = []
    const complain = (message: string) => {
      if (!message.startsWith('The realtime connection is lost')) complaints.push(message)
    }
    const realtime = createRealtime({
      url: origin,
      getTicket: () => ticketOf(origin, entered),
      // It begins with what came before there was a connection.
      lastSequence: 0,
      onPush: ({ seq }) => {
        if (heard.has(seq)) doubled.push(seq)
        heard.add(seq)
      },
      onSnapshot: () => (told.snapshots += 1),
      onStatus: (status) => {
        if (status === 'reconnecting' && page.lostAt === null) {
          page.lostAt = performance.now()
          told.reconnections += 1
        }
        if (status !== 'connected' || page.lostAt === null) return
        told.longestAway = Math.max(told.longestAway, performance.now() - page.lostAt)
        page.lostAt = null
      },
      logger: { warn: complain, error: complain },
    })
    const page: Page = { email: entered.email, realtime, heard, doubled, lostAt: null }
    pages.push(page)
    void realtime.connect()
  }

  /** The last number of each player, by address. */
  async function lastNumbers(databaseUrl: string): Promise<Map<string, number>> {
    const db = openDatabase({ kind: 'postgres', url: databaseUrl, poolSize: 1 })
    try {
      const emails = pages.map(({ email }) => email)
      const rows = await db
        .selectFrom('player')
        .select(['email', 'push_seq'])
        .where('email', 'in', emails)
        .execute()
      return new Map(rows.map(({ email, push_seq: last }) => [email ?? '', last]))
    } finally {
      await db.destroy()
    }
  }

  const missing = ({ email, heard }: Page, last: ReadonlyMap<string, number>): number[] =>
    Array.from({ length: last.get(email) ?? 0 }, (_, nth) => nth + 1).filter(
      (seq) => !heard.has(seq),
    )

  return {
    open,
    connected: () => pages.filter(({ realtime }) => realtime.status === 'connected').length,
    async judge(databaseUrl) {
      const began = performance.now()
      let last = await lastNumbers(databaseUrl)
      const behind = () => pages.some((page) => missing(page, last).length > 0)
      while (behind() && performance.now() - began < hearsWithin) {
        await sleep(500)
        last = await lastNumbers(databaseUrl)
      }
      return {
        pages: pages.length,
        pushes: [...last.values()].reduce((sum, one) => sum + one, 0),
        lost: pages.flatMap((page) =>
          missing(page, last).map((seq) => `push ${seq} of ${last.get(page.email)}: ${page.email}`),
        ),
        doubled: pages.flatMap(({ email, doubled }) =>
          doubled.map((seq) => `push ${seq} came twice: ${email}`),
        ),
        ...told,
        complaints,
      }
    },
    close() {
      for (const { realtime } of pages) realtime.disconnect()
    },
  }
}
