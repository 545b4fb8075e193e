import type { Balance, Prize, Rewards } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { balancesOf, balanceToWire } from '@marquee/platform-kernel/ledger'
import { minor } from '@marquee/platform-kernel/money'
import { completionOf } from '@marquee/platform-identity/account/completion'
import { findPlayer } from '@marquee/platform-identity/account/playerRow'
import { type RewardKey, rewardsOf } from './rules.ts'

const kind = 'account-reward'
const referenceOf = (playerId: string, reward: RewardKey) => `${playerId}:${reward}`

async function claimedOf(db: Db | Tx, playerId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('ledger_transaction')
    .select('reference')
    .where('kind', '=', kind)
    .where('player_id', '=', playerId)
    .execute()
  return new Set(rows.map(({ reference }) => reference))
}

/** The rewards for telling and confirming (REWARDS-01): what they bring, what is done, what is left. */
export async function readRewards(
  db: Db | Tx,
  { rewards: coins }: Pick<BrandSettings, 'rewards'>,
  playerId: string,
): Promise<Rewards> {
  const player = await findPlayer(db, playerId)
  const claimed = await claimedOf(db, playerId)
  return rewardsOf(
    coins,
    {
      email: player.email_confirmed,
      profile: completionOf(player).profileCompleted,
      phone: player.phone_confirmed,
    },
    (reward) => claimed.has(referenceOf(playerId, reward)),
  )
}

interface Claim {
  playerId: string
  reward: RewardKey
  idempotency: { scope: string; key: string } | null
}

/**
 * Credits a reward, once whatever the keys.
 * @throws PlatformError not-available until what it is for is done, already-claimed afterwards.
 */
export const claimReward = (
  kernel: Kernel,
  settings: BrandSettings,
  { playerId, reward, idempotency }: Claim,
): Promise<{ prize: Prize; balance: Balance }> =>
  runCommand(kernel, {
    name: 'rewards.claim',
    playerId,
    idempotency,
    input: { reward },
    async handle({ tx, post, push }) {
      const { available, completed, coins } = (await readRewards(tx, settings, playerId))[reward]
      if (!available) {
        throw new PlatformError('already-claimed', 'This reward was claimed already, once is all.')
      }
      if (!completed) {
        throw new PlatformError(
          'not-available',
          'This reward is for a confirmed e-mail or phone or a complete profile. Do that first.',
        )
      }
      await post({
        kind,
        reference: referenceOf(playerId, reward),
        playerId,
        postings: [
          { account: { player: playerId, currency: 'coins' }, amount: minor(coins) },
          {
            account: { house: 'rewards', brand: settings.key, currency: 'coins' },
            amount: minor(-coins),
          },
        ],
      })
      const prize = { coins, entries: 0 }
      const balance = balanceToWire(await balancesOf(tx, playerId))
      push(playerId, 'cash', { reason: `reward-${reward}`, ...prize, balance })
      return { prize, balance }
    },
  })
