import { randomUUID } from 'node:crypto'
import { type Kernel, runCommand } from '../command.ts'
import { balancesOf } from '../ledger.ts'
import { type Currency, minor } from '../money.ts'

interface Gift {
  player: string
  /** In minor units; below zero it is taken. */
  amount: number
  /** Coins unless given. */
  currency?: Currency
  /** Of the act, and the reference in the ledger; a new one unless given. */
  key?: string
}

/** Gives a player something out of the house of brand `b` by a command, for tests of the kernel; answers with the balance after it. */
export const give = (
  kernel: Kernel,
  { player, amount, currency = 'coins', key = randomUUID() }: Gift,
): Promise<{ amount: number; balance: number }> =>
  runCommand(kernel, {
    name: 'test.give',
    playerId: player,
    idempotency: { scope: `player:${player}`, key },
    input: { amount },
    async handle(command) {
      await command.post({
        kind: 'test',
        reference: key,
        playerId: player,
        postings: [
          { account: { player, currency }, amount: minor(amount) },
          { account: { house: 'test', brand: 'b', currency }, amount: minor(-amount) },
        ],
      })
      return { amount, balance: Number((await balancesOf(command.tx, player))[currency]) }
    },
  })
