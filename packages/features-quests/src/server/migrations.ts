import type { ColumnType } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'

type Moment = ColumnType<number | null, RawBuilder<number> | null, RawBuilder<number>>

interface QuestTaskTable {
  player_id: string
  /** The how-manieth run of the brand's quest. */
  quest_id: number
  task_id: number
  done: number
  completed_at: Moment
  claimed_at: Moment
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    quest_task: QuestTaskTable
  }
}

export const questMigrations: MigrationStep[] = [
  {
    name: '20261123-1-quests',
    statements: [
      `create table quest_task (
        player_id uuid not null references player (id),
        quest_id int not null check (quest_id > 0),
        task_id int not null,
        done int not null check (done >= 0),
        completed_at timestamptz,
        claimed_at timestamptz,
        primary key (player_id, quest_id, task_id),
        check (claimed_at is null or completed_at is not null)
      )`,
    ],
  },
  {
    name: '20261126-2-quest-unclaimed',
    statements: [
      `create index quest_task_unclaimed on quest_task (quest_id)
        where completed_at is not null and claimed_at is null`,
    ],
  },
]
