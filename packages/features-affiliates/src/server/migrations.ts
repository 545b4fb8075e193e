import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant } from '@marquee/platform-kernel/schema'

interface PartnerTable {
  player_id: string
  brand: string
  code: string
  since: Instant
}

interface VisitDayTable {
  partner_id: string
  /** Days since 1970, UTC. */
  day: number
  visits: number
}

interface VisitorTable {
  partner_id: string
  day: number
  /** Keyed and of this day alone; forgotten with it. */
  hash: string
}

interface SignUpTable {
  player_id: string
  partner_id: string
  /** What the partner was promised when this player signed up. */
  share_percent: number
  signed_up_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    affiliate_partner: PartnerTable
    affiliate_visit_day: VisitDayTable
    affiliate_visitor: VisitorTable
    affiliate_sign_up: SignUpTable
  }
}

export const affiliatesMigrations: MigrationStep[] = [
  {
    name: '20261125-3-affiliates',
    statements: [
      `create table affiliate_partner (
        player_id uuid primary key references player (id),
        brand text not null,
        code text not null,
        since timestamptz not null,
        unique (brand, code)
      )`,
      // Whoever is a partner already gets a code too.
      `insert into affiliate_partner (player_id, brand, code, since)
        select affiliate.player_id, player.brand,
          upper(substr(md5('partner ' || player.id::text), 1, 10)), affiliate.since
        from affiliate join player on player.id = affiliate.player_id`,
      `create table affiliate_visit_day (
        partner_id uuid not null references affiliate_partner (player_id),
        day int not null,
        visits int not null check (visits > 0),
        primary key (partner_id, day)
      )`,
      `create table affiliate_visitor (
        partner_id uuid not null references affiliate_partner (player_id),
        day int not null,
        hash text not null,
        primary key (partner_id, day, hash)
      )`,
      `create index affiliate_visitor_day on affiliate_visitor (day)`,
      // One row for a player: a sign-up is attributed once and for good.
      `create table affiliate_sign_up (
        player_id uuid primary key references player (id),
        partner_id uuid not null references affiliate_partner (player_id),
        share_percent int not null check (share_percent between 0 and 100),
        signed_up_at timestamptz not null
      )`,
      `create index affiliate_sign_up_partner on affiliate_sign_up (partner_id, signed_up_at)`,
    ],
  },
]
