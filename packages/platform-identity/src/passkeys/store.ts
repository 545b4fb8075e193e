import { createHash, randomUUID } from 'node:crypto'
import type { Passkey } from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import { at, type Instant, type Int8 } from '@marquee/platform-kernel/schema'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    passkey: PasskeyTable
    passkey_challenge: PasskeyChallengeTable
  }
}

interface PasskeyTable {
  id: string
  player_id: string
  /** What the authenticator calls it, base64url. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  counter: Int8
  transports: string
  device: string
  created_at: Instant
  last_used_at: Instant | null
}

interface PasskeyChallengeTable {
  challenge_hash: string
  /** Null for signing in: nobody is known yet. */
  player_id: string | null
  expires_at: Instant
}

export const passkeysMigrations: MigrationStep[] = [
  {
    name: '20261121-2-passkeys',
    statements: [
      `create table passkey (
        id uuid primary key,
        player_id uuid not null references player (id),
        credential_id text not null unique,
        public_key text not null,
        counter bigint not null,
        transports text not null,
        device text not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      )`,
      `create index passkey_player on passkey (player_id)`,
      `create table passkey_challenge (
        challenge_hash text primary key,
        player_id uuid references player (id),
        expires_at timestamptz not null
      )`,
    ],
  },
]

const hash = (challenge: string): string =>
  createHash('sha256').update(challenge).digest('base64url')

export const passkeysOf = (db: Db | Tx, playerId: string) =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .execute()

type Row = Awaited<ReturnType<typeof passkeysOf>>[number]

export const passkeyToWire = (row: Row): Passkey => ({
  id: row.id,
  device: row.device,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})

/** A passkey by the authenticator's name for it, with its player; of one brand. */
export const findPasskey = (db: Db, brand: string, credentialId: string) =>
  db
    .selectFrom('passkey')
    .innerJoin('player', 'player.id', 'passkey.player_id')
    .innerJoin('account', 'account.player_id', 'passkey.player_id')
    .selectAll('passkey')
    .select(['login', 'closed_at'])
    .where('brand', '=', brand)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

export interface NewPasskey {
  playerId: string
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
  device: string
  now: number
}

/** Keeps a passkey, or gives undefined when it is known already. */
export const insertPasskey = (tx: Tx, passkey: NewPasskey) =>
  tx
    .insertInto('passkey')
    .values({
      id: randomUUID(),
      player_id: passkey.playerId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: BigInt(passkey.counter),
      transports: passkey.transports.join(','),
      device: passkey.device,
      created_at: at(passkey.now),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()

export async function notePasskeyUse(
  tx: Tx,
  id: string,
  { counter, now }: { counter: number; now: number },
): Promise<void> {
  await tx
    .updateTable('passkey')
    .set({ counter: BigInt(counter), last_used_at: at(now) })
    .where('id', '=', id)
    .execute()
}

export async function saveChallenge(
  tx: Tx,
  { challenge, playerId, expiresAt }: Challenge & { expiresAt: number },
): Promise<void> {
  await tx
    .insertInto('passkey_challenge')
    .values({ challenge_hash: hash(challenge), player_id: playerId, expires_at: at(expiresAt) })
    .execute()
}

interface Challenge {
  challenge: string
  playerId: string | null
}

/** Takes a challenge: true for the first to come within its time, and only for whoever asked. */
export async function takeChallenge(
  tx: Tx,
  { challenge, playerId }: Challenge,
  now: number,
): Promise<boolean> {
  const taken = await tx
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hash(challenge))
    .where('player_id', playerId === null ? 'is' : '=', playerId)
    .where('expires_at', '>', at(now))
    .returning('challenge_hash')
    .executeTakeFirst()
  return taken !== undefined
}

export async function pruneChallenges(db: Db, now: number): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', at(now)).execute()
}
