import type { FeatureSwitch, FeatureSwitches } from '@marquee/contract'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { PlatformModule } from '@marquee/platform-kernel/module'
import { playerFields } from '@marquee/platform-kernel/status'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    feature_switch: FeatureSwitchTable
  }
}

interface FeatureSwitchTable {
  player_id: string
  feature: FeatureSwitch
  is_on: boolean
}

const migrations: MigrationStep[] = [
  {
    // After the wheels, whose switch of boxes becomes one of these.
    name: '20261122-1-feature-switch',
    statements: [
      `create table feature_switch (
        player_id uuid not null references player (id),
        feature text not null check (feature in ('lootboxes', 'vipBundle', 'bingoStore')),
        is_on boolean not null,
        primary key (player_id, feature)
      )`,
      `insert into feature_switch (player_id, feature, is_on)
        select player_id, 'lootboxes', is_on from lootbox_switch`,
      `drop table lootbox_switch`,
    ],
  },
]

/** What a player may use (ROLE-06): everything, unless somebody switched it off for them. */
export const switchesOf = onceInRequest(
  async (db: Db | Tx, playerId: string): Promise<FeatureSwitches> => {
    const rows = await db
      .selectFrom('feature_switch')
      .select(['feature', 'is_on'])
      .where('player_id', '=', playerId)
      .execute()
    const said = new Map(rows.map((row) => [row.feature, row.is_on]))
    return {
      lootboxes: said.get('lootboxes') ?? true,
      vipBundle: said.get('vipBundle') ?? true,
      bingoStore: said.get('bingoStore') ?? true,
    }
  },
)

interface Switching {
  playerId: string
  feature: FeatureSwitch
  isOn: boolean
  idempotency: { scope: string; key: string } | null
}

/**
 * Switches one thing on or off for a player, and tells their tabs (ROLE-06).
 * @returns whether anything changed.
 */
export const switchFeature = (
  kernel: Kernel,
  { playerId, feature, isOn, idempotency }: Switching,
): Promise<boolean> =>
  runCommand(kernel, {
    name: 'player.switch-feature',
    playerId,
    idempotency,
    input: { playerId, feature, isOn },
    async handle({ tx, push }) {
      if ((await switchesOf(tx, playerId))[feature] === isOn) return false
      await tx
        .insertInto('feature_switch')
        .values({ player_id: playerId, feature, is_on: isOn })
        .onConflict((conflict) =>
          conflict.columns(['player_id', 'feature']).doUpdateSet({ is_on: isOn }),
        )
        .execute()
      push(playerId, 'profile', { changed: [feature] })
      return true
    },
  })

/** What staff can switch off for a player. */
export const switches: PlatformModule = {
  name: 'switches',
  migrations,
  status: () => ({
    player: playerFields(async ({ kernel: { db }, session: { playerId } }) => ({
      mayUse: await switchesOf(db, playerId),
    })),
  }),
}
