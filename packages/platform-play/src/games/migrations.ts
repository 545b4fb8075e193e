import type { ColumnType } from 'kysely'
import type { CachedCatalogue } from '@marquee/contract'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant, Json } from '@marquee/platform-kernel/schema'

interface FavoriteGameTable {
  player_id: string
  game_id: number
  created_at: Instant
}

interface LastGameTable {
  player_id: string
  game_id: number
  opened_at: Instant
}

interface CachedCatalogueTable {
  brand: string
  group_key: string
  /** The catalogue's version when it was stored: an older one names covers that are gone. */
  version: ColumnType<string>
  catalogue: Json<CachedCatalogue>
  stored_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    favorite_game: FavoriteGameTable
    last_game: LastGameTable
    cached_catalogue: CachedCatalogueTable
  }
}

export const gamesMigrations: MigrationStep[] = [
  {
    name: '20261120-3-games',
    statements: [
      `create table favorite_game (
        player_id uuid not null references player (id),
        game_id int not null,
        created_at timestamptz not null,
        primary key (player_id, game_id)
      )`,
      `create table last_game (
        player_id uuid not null references player (id),
        game_id int not null,
        opened_at timestamptz not null,
        primary key (player_id, game_id)
      )`,
      `create table cached_catalogue (
        brand text not null,
        group_key text not null,
        version text not null,
        catalogue json not null,
        stored_at timestamptz not null,
        primary key (brand, group_key)
      )`,
    ],
  },
]
