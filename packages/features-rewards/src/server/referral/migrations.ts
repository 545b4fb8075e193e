import type { MigrationStep } from '@marquee/platform-kernel/migrate'

export const referralMigrations: MigrationStep[] = [
  {
    name: '20261121-2-referral',
    statements: [
      `create table referral_code (
        brand text not null,
        code text not null,
        player_id uuid not null unique references player (id),
        primary key (brand, code)
      )`,
      // Whoever is there already gets a code too.
      `insert into referral_code (brand, code, player_id)
        select brand, upper(substr(md5(id::text), 1, 10)), id from player`,
      `create index player_profile_invited_by on player_profile (invited_by)`,
    ],
  },
  {
    name: '20261129-4-referral-reward',
    statements: [
      `create table referral_reward (
        friend_id uuid primary key references player (id),
        inviter_id uuid not null references player (id),
        due_at timestamptz not null,
        state text not null check (state in ('waiting', 'paid', 'refused')),
        reason text
      )`,
      `create index referral_reward_due on referral_reward (due_at) where state = 'waiting'`,
      `create index referral_reward_inviter on referral_reward (inviter_id, due_at)`,
      // Who was paid before rewards were held counts for the limits too.
      `insert into referral_reward (friend_id, inviter_id, due_at, state)
        select friend.id, paid.player_id, paid.created_at, 'paid'
        from ledger_transaction paid join player friend on friend.id::text = paid.reference
        where paid.kind = 'referral-inviter'
        on conflict do nothing`,
    ],
  },
]
