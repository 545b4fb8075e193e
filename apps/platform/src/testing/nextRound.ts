import { createHash } from 'node:crypto'
import type { Rng } from '@marquee/game-math'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { rngOf } from '@marquee/platform-play/fairness/rules'
import { commitFor } from '@marquee/platform-play/fairness/service'

/**
 * Changes a player's server seed so that the next round comes as it is wanted. Seeds are tried in an
 * order that never changes; rounds from before cannot be checked any more.
 */
export async function prepareRound(
  kernel: Kernel,
  playerId: string,
  isWanted: (numbers: Rng) => boolean,
): Promise<void> {
  const { pairId, playerSeed, rounds } = await runCommand(kernel, {
    name: 'test.commit',
    playerId,
    idempotency: null,
    input: null,
    handle: (command) => commitFor(command, playerId),
  })
  let serverSeed: string
  let tries = 0
  do serverSeed = createHash('sha256').update(`prepared ${tries++}`).digest('hex')
  while (!isWanted(rngOf({ server_seed: serverSeed, player_seed: playerSeed }, rounds + 1)))
  await kernel.db
    .updateTable('fair_pair')
    .set({ server_seed: serverSeed })
    .where('id', '=', pairId)
    .execute()
}
