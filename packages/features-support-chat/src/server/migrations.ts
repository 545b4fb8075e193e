import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant } from '@marquee/platform-kernel/schema'

type MaybeInstant = ColumnType<number | null, RawBuilder<number> | null, RawBuilder<number> | null>

interface ChatConversationTable {
  player_id: string
  brand: string
  is_open: boolean
  /** When the oldest message that nobody answered came. */
  waiting_since: MaybeInstant
  /** The player has seen every message up to this one. */
  read_up_to: Generated<number>
  updated_at: Instant
  /** What a help desk knows the player by: a secret, which opens the conversation there. */
  desk_contact: Generated<string | null>
  /** The help desk's conversation; null until something was handed over. */
  desk_conversation: Generated<string | null>
}

interface ChatMessageTable {
  id: Generated<number>
  player_id: string
  /** Null for the player's own messages. */
  staff_id: string | null
  /** The idempotency key of the player's message. */
  key: string | null
  /** A help desk's name for its answer; null for what was written here. */
  desk_id: Generated<string | null>
  text: string
  created_at: Instant
}

/** What players wrote that a help desk has not taken yet. */
interface ChatForwardTable {
  message_id: number
  player_id: string
  state: Generated<'waiting' | 'refused'>
  attempts: Generated<number>
  due_at: Instant
  /** Why it was not taken the last time. */
  problem: Generated<string | null>
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    chat_forward: ChatForwardTable
    chat_conversation: ChatConversationTable
    chat_message: ChatMessageTable
  }
}

export const chatMigrations: MigrationStep[] = [
  {
    // After the back office, whose staff answer.
    name: '20261121-9-chat',
    statements: [
      `create table chat_conversation (
        player_id uuid primary key references player (id),
        brand text not null,
        is_open boolean not null,
        waiting_since timestamptz,
        read_up_to int not null default 0,
        updated_at timestamptz not null,
        check (is_open or waiting_since is null)
      )`,
      `create index chat_conversation_queue on chat_conversation (brand, is_open, waiting_since)`,
      `create table chat_message (
        id int generated always as identity primary key,
        player_id uuid not null references chat_conversation (player_id),
        staff_id uuid references staff (id),
        key uuid,
        text text not null,
        created_at timestamptz not null,
        check ((staff_id is null) <> (key is null))
      )`,
      `create index chat_message_player on chat_message (player_id, id)`,
    ],
  },
  {
    name: '20261129-2-chat-desk',
    statements: [
      `alter table chat_conversation
        add column desk_contact text unique,
        add column desk_conversation text`,
      `alter table chat_message
        add column desk_id text unique,
        drop constraint chat_message_check,
        add constraint chat_message_author
          check (num_nonnulls(staff_id, key, desk_id) = 1) not valid`,
      `create table chat_forward (
        message_id int primary key references chat_message (id),
        player_id uuid not null references chat_conversation (player_id),
        state text not null default 'waiting' check (state in ('waiting', 'refused')),
        attempts int not null default 0,
        due_at timestamptz not null,
        problem text
      )`,
      `create index chat_forward_player on chat_forward (player_id, message_id)
        where state = 'waiting'`,
    ],
  },
]
