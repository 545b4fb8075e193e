import { randomUUID } from 'node:crypto'
import { cash, player as playerCalls } from '@marquee/contract'
import { runCommand } from '@marquee/platform-kernel/command'
import type { LedgerKind } from '@marquee/platform-kernel/ledgerKinds'
import { minor } from '@marquee/platform-kernel/money'
import { at } from '@marquee/platform-kernel/schema'
import type { TestPlatform, TestPlayer } from './makePlatform.ts'
import { numbers, tokenFor } from './payment.ts'

/** Moves winnings as a round does, or a gift. */
export const moveWinnings = (
  { kernel }: TestPlatform,
  player: TestPlayer,
  { kind, amount }: { kind: LedgerKind; amount: number },
) =>
  runCommand(kernel, {
    name: 'test.move',
    playerId: player.playerId,
    idempotency: null,
    input: null,
    handle: ({ post }) =>
      post({
        kind,
        reference: randomUUID(),
        playerId: player.playerId,
        postings: [
          { account: { player: player.playerId, currency: 'winnings' }, amount: minor(amount) },
          {
            account: { house: 'test', brand: 'wireframe', currency: 'winnings' },
            amount: minor(-amount),
          },
        ],
      }),
  })

export const verifyIdentity = ({ kernel, clock }: TestPlatform, { playerId }: TestPlayer) =>
  kernel.db
    .insertInto('identity_status')
    .values({ player_id: playerId, status: 'approved', updated_at: at(clock.now()) })
    .execute()

/** A verified player in SweepStakes who has won. */
export async function makeWinner(platform: TestPlatform, won = 5_000): Promise<TestPlayer> {
  const player = await platform.signUp()
  await player.ask(playerCalls.switchToSweepStakes)
  await verifyIdentity(platform, player)
  if (won) await moveWinnings(platform, player, { kind: 'round-win', amount: won })
  return player
}

/** Redeems to a bank, or to a wallet, which the sandbox pays at once. */
export async function redeem(
  player: TestPlayer,
  amount = 2_000,
  { key = randomUUID(), method = 'bank' }: { key?: string; method?: 'bank' | 'wallet' } = {},
) {
  const token = await tokenFor(player, method, method === 'bank' ? numbers.bank : numbers.wallet)
  return player.call(cash.requestRedemption, { body: { amount, method, token }, key })
}
