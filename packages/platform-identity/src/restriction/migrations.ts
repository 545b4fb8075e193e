import type { MigrationStep } from '@marquee/platform-kernel/migrate'

export const restrictionMigrations: MigrationStep[] = [
  {
    name: '20261120-7-restriction',
    statements: [
      `create table region_block (
        id bigint generated always as identity primary key,
        brand text not null,
        player_id uuid references player (id),
        client_ip text not null,
        region text,
        apps jsonb not null,
        meta jsonb not null,
        created_at timestamptz not null
      )`,
      `create index region_block_player on region_block (player_id, created_at)`,
      `create index region_block_created on region_block (created_at)`,
    ],
  },
  {
    name: '20261129-1-player-position',
    statements: [
      `create table player_position (
        player_id uuid primary key references player (id),
        access boolean not null,
        state text,
        judged_at timestamptz not null
      )`,
    ],
  },
]
