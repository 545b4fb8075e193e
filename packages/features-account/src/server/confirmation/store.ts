import { createHash } from 'node:crypto'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import { at, type Instant, type Json } from '@marquee/platform-kernel/schema'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    confirmation_code: ConfirmationCodeTable
  }
}

export type Channel = 'email' | 'phone'

interface ConfirmationCodeTable {
  player_id: string
  channel: Channel
  /** The address or number that the code confirms. */
  target: string
  /** Null once the code was used. */
  code_hash: string | null
  /** Of the link in a mail; it may be opened again until it expires. */
  link_hash: string | null
  tries: number
  /** When messages were sent, in epoch ms, the newest last. */
  sent_at: Json<number[]>
  expires_at: Instant
}

export const confirmationMigrations: MigrationStep[] = [
  {
    name: '20261121-2-confirmation',
    statements: [
      `create table confirmation_code (
        player_id uuid not null references player (id),
        channel text not null check (channel in ('email', 'phone')),
        target text not null,
        code_hash text,
        link_hash text unique,
        tries int not null,
        sent_at jsonb not null,
        expires_at timestamptz not null,
        primary key (player_id, channel)
      )`,
    ],
  },
]

const hash = (...parts: string[]): string =>
  createHash('sha256').update(parts.join(':')).digest('base64url')

/** Six digits alone would be the same hash for everybody. */
export const hashCode = (playerId: string, code: string): string => hash(playerId, code)
export const hashLink = (token: string): string => hash(token)

export const findCode = (db: Db | Tx, playerId: string, channel: Channel) =>
  db
    .selectFrom('confirmation_code')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('channel', '=', channel)
    .executeTakeFirst()

export interface NewCode {
  playerId: string
  channel: Channel
  target: string
  codeHash: string
  linkHash: string | null
  sentAt: number[]
  expiresAt: number
}

/** Keeps a code in place of the one before. */
export async function saveCode(tx: Tx, code: NewCode): Promise<void> {
  const row = {
    target: code.target,
    code_hash: code.codeHash,
    link_hash: code.linkHash,
    tries: 0,
    sent_at: JSON.stringify(code.sentAt),
    expires_at: at(code.expiresAt),
  }
  await tx
    .insertInto('confirmation_code')
    .values({ player_id: code.playerId, channel: code.channel, ...row })
    .onConflict((conflict) => conflict.columns(['player_id', 'channel']).doUpdateSet(row))
    .execute()
}

export async function countTry(tx: Tx, playerId: string, channel: Channel): Promise<void> {
  await tx
    .updateTable('confirmation_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('player_id', '=', playerId)
    .where('channel', '=', channel)
    .execute()
}

export async function useCode(tx: Tx, playerId: string, channel: Channel): Promise<void> {
  await tx
    .updateTable('confirmation_code')
    .set({ code_hash: null })
    .where('player_id', '=', playerId)
    .where('channel', '=', channel)
    .execute()
}

/** The player whom a mail's link belongs to, while it can be used. */
export const findLink = (db: Db | Tx, brand: string, token: string, now: number) =>
  db
    .selectFrom('confirmation_code')
    .innerJoin('player', 'player.id', 'confirmation_code.player_id')
    .select(['player_id as playerId', 'target'])
    .where('brand', '=', brand)
    .where('link_hash', '=', hashLink(token))
    .where('expires_at', '>', at(now))
    .executeTakeFirst()
