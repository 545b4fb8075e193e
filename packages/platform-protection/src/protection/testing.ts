import { randomUUID } from 'node:crypto'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { minor } from '@marquee/platform-kernel/money'
import { notePurchase } from './gate.ts'
import { purchaseKind } from './purchases.ts'

/** A purchase for so many US cents, written as the cash desk writes one. */
export const makePurchase = (kernel: Kernel, playerId: string, amount: number): Promise<void> =>
  runCommand(kernel, {
    name: 'test.purchase',
    playerId,
    idempotency: null,
    input: null,
    async handle({ tx, now, post }) {
      const reference = randomUUID()
      await notePurchase(tx, { playerId, amount, now, reference })
      await post({
        kind: purchaseKind,
        reference,
        playerId,
        postings: [
          { account: { player: playerId, currency: 'coins' }, amount: minor(10) },
          {
            account: { house: 'cash-desk', brand: 'wireframe', currency: 'coins' },
            amount: minor(-10),
          },
        ],
      })
    },
  })
