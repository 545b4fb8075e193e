import type { Status } from '@marquee/platform-kernel/status'
import { sql } from 'kysely'
import { chatDeskAccess } from '../contract/index.ts'
import { texts } from './messages/texts.ts'

/** What of the conversations others tell: those that wait for an answer, and the way to begin one. */
export const chatStatus: Status = {
  staffWaiting: {
    access: chatDeskAccess,
    async of(db, brands) {
      const { rows } = await sql<{ brand: string; chats: number; since: number | null }>`
        select b.brand, count(c.brand)::int as chats,
          floor(extract(epoch from min(c.waiting_since)) * 1000)::float8 as since
        from unnest(array[${sql.join(brands)}]::text[]) as b (brand)
        left join chat_conversation c
          on c.brand = b.brand and c.is_open and c.waiting_since is not null
        group by 1`.execute(db)
      return rows.map(({ brand, chats, since }) => ({ brand, counts: { chats }, since }))
    },
  },
  support: ({ supportChat }) => (supportChat ? texts('help') : null),
}
