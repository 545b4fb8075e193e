import type { MigrationStep } from '@marquee/platform-kernel/migrate'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    message_choice: MessageChoiceTable
  }
}

/** A kind without a row is told in every way. */
interface MessageChoiceTable {
  player_id: string
  kind: string
  push: boolean
  mail: boolean
}

export const choiceMigrations: MigrationStep[] = [
  {
    name: '20261218-1-message-choice',
    statements: [
      `create table message_choice (
        player_id uuid not null references player (id),
        kind text not null,
        push boolean not null,
        mail boolean not null,
        primary key (player_id, kind)
      )`,
    ],
  },
]
