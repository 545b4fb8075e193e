import { randomUUID } from 'node:crypto'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { minor } from '@marquee/platform-kernel/money'
import { insertFreeSpins } from '@marquee/platform-play/free-spins/store'

interface Gift {
  gameId: number
  count: number
  /** Minor units. */
  stake: number
  /** How long it lasts. */
  forMs?: number
}

/** Gives a player free spins of a game, as a bonus would. */
export async function giveFreeSpins(
  kernel: Kernel,
  playerId: string,
  { gameId, count, stake, forMs = 86_400_000 }: Gift,
): Promise<void> {
  await runCommand(kernel, {
    name: 'test.give-free-spins',
    playerId,
    idempotency: null,
    input: null,
    handle: ({ tx, now }) =>
      insertFreeSpins(tx, {
        playerId,
        gameId,
        count,
        betLevel: minor(stake),
        source: 'test',
        reference: randomUUID(),
        now,
        endsAt: now + forMs,
      }),
  })
}
