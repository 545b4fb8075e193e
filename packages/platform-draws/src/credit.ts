import type { Prize } from '@marquee/contract'
import type { CommandContext } from '@marquee/platform-kernel/command'
import { balancesOf, balanceToWire, type Posting } from '@marquee/platform-kernel/ledger'
import type { LedgerKind } from '@marquee/platform-kernel/ledgerKinds'
import { type Currency, minor } from '@marquee/platform-kernel/money'

export interface Credit {
  playerId: string
  brand: string
  /** Of the ledger's transaction, the house account and the push. */
  kind: LedgerKind
  /** Paid once per kind and reference. */
  reference: string
  prize: Prize
}

/** Posts a prize and tells every tab of the player what came. */
export async function creditPrize(
  command: CommandContext,
  { playerId, brand, kind, reference, prize: { coins, entries } }: Credit,
): Promise<void> {
  const given = (currency: Currency, amount: number): Posting[] =>
    amount
      ? [
          { account: { player: playerId, currency }, amount: minor(amount) },
          { account: { house: kind, brand, currency }, amount: minor(-amount) },
        ]
      : []
  const postings = [...given('coins', coins), ...given('entries', entries)]
  await command.post({ kind, reference, playerId, postings })
  command.push(playerId, 'cash', {
    reason: kind,
    coins,
    entries,
    balance: balanceToWire(await balancesOf(command.tx, playerId)),
  })
}
