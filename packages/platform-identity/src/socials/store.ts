import { createHash } from 'node:crypto'
import type { SocialProvider } from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import { at, type Instant } from '@marquee/platform-kernel/schema'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    social_account: SocialAccountTable
    social_state: SocialStateTable
  }
}

interface SocialAccountTable {
  brand: string
  provider: SocialProvider
  /** Who it is at the provider. */
  subject: string
  name: string
  player_id: string
  linked_at: Instant
}

interface SocialStateTable {
  state_hash: string
  player_id: string
  provider: SocialProvider
  expires_at: Instant
}

export const socialsMigrations: MigrationStep[] = [
  {
    name: '20261121-2-socials',
    statements: [
      `create table social_account (
        brand text not null,
        provider text not null,
        subject text not null,
        name text not null,
        player_id uuid not null references player (id),
        linked_at timestamptz not null,
        primary key (player_id, provider),
        unique (brand, provider, subject)
      )`,
      `create table social_state (
        state_hash text primary key,
        player_id uuid not null references player (id),
        provider text not null,
        expires_at timestamptz not null
      )`,
    ],
  },
]

const hash = (state: string): string => createHash('sha256').update(state).digest('base64url')

export const linkedAccounts = (db: Db | Tx, playerId: string) =>
  db
    .selectFrom('social_account')
    .select(['provider', 'name', 'linked_at as linkedAt'])
    .where('player_id', '=', playerId)
    .orderBy('provider')
    .execute()

/** The providers that the player has linked (PLAYER-01: activeSocialAccounts). */
export const linkedProviders = async (db: Db | Tx, playerId: string): Promise<string[]> =>
  (await linkedAccounts(db, playerId)).map(({ provider }) => provider)

export async function saveState(
  tx: Tx,
  { state, playerId, provider, expiresAt }: State & { expiresAt: number },
): Promise<void> {
  await tx
    .insertInto('social_state')
    .values({
      state_hash: hash(state),
      player_id: playerId,
      provider,
      expires_at: at(expiresAt),
    })
    .execute()
}

interface State {
  state: string
  playerId: string
  provider: SocialProvider
}

/** Takes a state: true for the first to come within its time, and only for whoever began. */
export async function takeState(
  tx: Tx,
  { state, playerId, provider }: State,
  now: number,
): Promise<boolean> {
  const taken = await tx
    .deleteFrom('social_state')
    .where('state_hash', '=', hash(state))
    .where('player_id', '=', playerId)
    .where('provider', '=', provider)
    .where('expires_at', '>', at(now))
    .returning('state_hash')
    .executeTakeFirst()
  return taken !== undefined
}

export async function pruneStates(db: Db, now: number): Promise<void> {
  await db.deleteFrom('social_state').where('expires_at', '<=', at(now)).execute()
}
