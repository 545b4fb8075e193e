import { sql } from 'kysely'
import type { Db } from '@marquee/platform-kernel/database'
import type { z } from 'zod'

type Cell = z.infer<ReturnType<typeof z.json>>
type Row = Record<string, Cell>

/**
 * Sections of the download: what each reads of the player's own rows. Columns are named one by one, so
 * that no hash, no token and nothing of other people can slip in.
 */
const sections: Record<string, (playerId: string) => ReturnType<typeof sql<Row>>> = {
  account: (id) => sql<Row>`
    select login, email, game_mode, created_at from player where id = ${id}`,
  profile: (id) => sql<Row>`
    select name, surname, birth_day, address, address2, city, state, zip, phone, locale, invited_by,
      email_confirmed, phone_confirmed from player_profile where player_id = ${id}`,
  signIns: (id) => sql<Row>`
    select device, at from sign_in where player_id = ${id} order by sign_in.id`,
  passkeys: (id) => sql<Row>`
    select device, created_at, last_used_at from passkey where player_id = ${id}`,
  linkedAccounts: (id) => sql<Row>`
    select provider, name, linked_at from social_account where player_id = ${id}`,
  position: (id) => sql<Row>`
    select state, access, judged_at from player_position where player_id = ${id}`,
  news: (id) => sql<Row>`
    select email, push, sms from subscription where player_id = ${id}`,
  messageChoices: (id) => sql<Row>`
    select kind, push, mail from message_choice where player_id = ${id} order by kind`,
  acceptedTerms: (id) => sql<Row>`
    select v.key, v.version, e.at from terms_event e join terms_version v on v.id = e.terms_id
    where e.player_id = ${id} and e.kind = 'accepted' order by e.at`,
  balances: (id) => sql<Row>`
    select currency, balance::text from ledger_account where owner = ${`player:${id}`}`,
  movements: (id) => sql<Row>`
    select t.kind, a.currency, e.amount::text, e.balance_after::text, t.created_at
    from ledger_entry e join ledger_account a on a.id = e.account_id
    join ledger_transaction t on t.id = e.transaction_id
    where a.owner in (${`player:${id}`}, ${`set-aside:${id}`}) order by e.id`,
  rounds: (id) => sql<Row>`
    select id, game_id, game_mode, action, cost::text, win::text, status, created_at, settled_at,
      fair_pair_id, fair_nonce
    from game_round where player_id = ${id} order by created_at`,
  // Said, so that nobody takes what is here for all there was: support sends it on request.
  archivedMonths: (id) => sql<Row>`
    select case parent when 'game_round' then 'rounds' else 'movements' end as of, ends as until
    from archived_month
    where ends > (select created_at from player where player.id = ${id}) order by ends, parent`,
  // A server seed is told once its pair is over, and by nobody before: until then its hash stands for it.
  seedPairs: (id) => sql<Row>`
    select id, state, encode(sha256(convert_to(server_seed, 'UTF8')), 'hex') as commitment,
      case when state = 'revealed' then server_seed end as server_seed,
      player_seed, is_own_seed, rounds, committed_at, revealed_at
    from fair_pair where player_id = ${id} order by committed_at, id`,
  purchases: (id) => sql<Row>`
    select id, method, account, amount::text, coins::text, entries::text, status, created_at
    from cash_deposit where player_id = ${id} order by created_at`,
  redemptions: (id) => sql<Row>`
    select id, method, account, amount::text, status, reason, created_at
    from cash_redemption where player_id = ${id} order by created_at`,
  documents: (id) => sql<Row>`
    select kind, name, type, size, status, created_at from document where player_id = ${id}
    order by created_at`,
  limits: (id) => sql<Row>`
    select kind, period, amount from play_limit where player_id = ${id}`,
  breaks: (id) => sql<Row>`
    select kind, started_at, ends_at from play_restriction where player_id = ${id}`,
  chat: (id) => sql<Row>`
    select text, case when staff_id is null then 'you' else 'support' end as author, created_at
    from chat_message where player_id = ${id} order by chat_message.id`,
}

/** JSON of a cell: numbers that JSON cannot hold come as text already. */
const cell = (value: Cell | bigint): Cell => (typeof value === 'bigint' ? String(value) : value)

/** Everything the brand keeps about one player; amounts in minor units, times in epoch ms. */
export async function exportData(db: Db, playerId: string): Promise<Record<string, Row[]>> {
  const out: Record<string, Row[]> = {}
  for (const [name, read] of Object.entries(sections)) {
    const { rows } = await read(playerId).execute(db)
    out[name] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, cell(value)])),
    )
  }
  return out
}
