import type { MigrationStep } from '@marquee/platform-kernel/migrate'

export const popupMigrations: MigrationStep[] = [
  {
    name: '20261120-8-popups',
    statements: [
      `create table popup_log (
        id integer generated always as identity primary key,
        brand text not null,
        player_id uuid references player (id),
        popup_id integer not null,
        trigger_type text not null,
        last_action integer,
        created_at timestamptz not null
      )`,
      `create index popup_log_player on popup_log (player_id, created_at)`,
    ],
  },
  {
    name: '20261124-5-popup-tracking',
    statements: [
      `alter table popup_log add column tracking_id uuid`,
      `create index popup_log_tracking on popup_log (tracking_id, created_at)`,
    ],
  },
]
