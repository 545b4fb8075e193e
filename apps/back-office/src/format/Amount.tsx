import type { GameMode } from '@marquee/contract'
import type { Wallet } from '@marquee/contract'
import { formatMoney } from '@marquee/ui'

interface AmountProps {
  /** Minor units. */
  amount: number
  unit: Wallet
  signed?: boolean
}

/** An amount in the unit and with the decimals that players see. */
export function Amount({ amount, unit, signed = false }: AmountProps) {
  return <span>{`${formatMoney(amount, unit, { locale: 'en', signed })} ${unitName[unit]}`}</span>
}

export const unitName: Record<Wallet, string> = {
  coins: 'coins',
  entries: 'entries',
  winnings: 'winnings',
  tourPoints: 'tour points',
}

/** What rounds of a mode are counted in. */
export const unitOf = (mode: GameMode): Wallet =>
  mode === 'TournamentPoints' ? 'coins' : 'entries'
