import type { MigrationStep } from '@marquee/platform-kernel/migrate'

export const termsMigrations: MigrationStep[] = [
  {
    name: '20261120-8-terms',
    statements: [
      // `is_current` rather than the highest id: asked with every act of every player.
      `create table terms_version (
        id int generated always as identity primary key,
        brand text not null,
        key text not null,
        version text not null,
        title jsonb not null,
        paragraphs jsonb not null,
        is_current boolean not null,
        published_at timestamptz not null,
        -- A version on trial: only this player is asked to accept it.
        only_for uuid references player (id),
        unique nulls not distinct (brand, key, version, only_for)
      )`,
      `create unique index terms_version_current on terms_version (brand, key, only_for)
        nulls not distinct where is_current`,
      `create table terms_event (
        player_id uuid not null references player (id),
        terms_id int not null references terms_version (id),
        kind text not null check (kind in ('shown', 'accepted')),
        at timestamptz not null,
        primary key (player_id, terms_id, kind)
      )`,
    ],
  },
]
