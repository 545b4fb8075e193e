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
]
