import type { Generated } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Instant, type Json } from '@marquee/platform-kernel/schema'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    region_block: RegionBlockTable
  }
}

interface RegionBlockTable {
  id: Generated<bigint>
  brand: string
  player_id: string | null
  client_ip: string
  /** Where the address was, as `US-CA`. */
  region: string | null
  apps: Json<string[]>
  meta: Json<Record<string, string>>
  created_at: Instant
}

export interface Block {
  brand: string
  playerId: string | null
  clientIp: string
  region: string | null
  /** What failed, for example `geolocation: permission denied`. */
  apps: string[]
  meta: Record<string, string>
}

export async function insertBlock(tx: Tx, block: Block, now: number): Promise<void> {
  await tx
    .insertInto('region_block')
    .values({
      brand: block.brand,
      player_id: block.playerId,
      client_ip: block.clientIp,
      region: block.region,
      apps: JSON.stringify(block.apps),
      meta: JSON.stringify(block.meta),
      created_at: at(now),
    })
    .execute()
}

/** Every time this player was sent away, newest first. */
export async function blocksOf(db: Db | Tx, playerId: string, limit = 50) {
  const rows = await db
    .selectFrom('region_block')
    .select(['apps', 'meta', 'region', 'client_ip', 'created_at'])
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ client_ip: clientIp, created_at: createdAt, ...row }) => ({
    ...row,
    clientIp,
    createdAt,
  }))
}

/** Addresses of visitors are not kept for longer than they are of use. */
export async function pruneBlocks(db: Db, before: number): Promise<void> {
  await db.deleteFrom('region_block').where('created_at', '<', at(before)).execute()
}
