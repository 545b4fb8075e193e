import type { Deposit } from '@marquee/contract'
import { useBrand, useT } from '@marquee/core'
import { Card } from '@marquee/ui'
import { useAmounts } from '../useAmounts.ts'
import * as css from './Payment.css.ts'

/** What the bank asks about: how much, to whom, from which card, and what it brings. */
export function Payment({ deposit }: { deposit: Deposit }) {
  const t = useT('cash-desk')
  const amounts = useAmounts()
  const { name } = useBrand()
  const { amount, method, account, gives } = deposit
  const lines: [what: string, told: string][] = [
    [t('challenge.merchant'), name],
    [t(`method.${method}.name`), account],
    [
      t('summary.coins'),
      t('amount.coins', { count: gives.coins, amount: amounts.coins(gives.coins) }),
    ],
  ]
  if (gives.entries > 0) {
    const words = { count: gives.entries / 100, amount: amounts.entries(gives.entries) }
    lines.push([t('summary.gift'), t('amount.entries', words)])
  }
  return (
    <Card tone="sunken" className={css.payment} data-testid="challenge-payment">
      <p className={css.amount}>{amounts.price(amount)}</p>
      <dl className={css.lines}>
        {lines.map(([what, told]) => (
          <div key={what} className={css.line}>
            <dt className={css.what}>{what}</dt>
            <dd className={css.told}>{told}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
