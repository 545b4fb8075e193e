import { Link, useLocaleCode, usePlayer } from '@marquee/core'
import { Button } from '@marquee/ui'
import { deskPath } from '../outcome/lastOutcome.ts'
import { labels } from './labels/labels.ts'

/** Below the balances in the menu: to redeem winnings, at any time, and to get coins, but not during a break. */
export function CashMenuItem({ close }: { close: () => void }) {
  const locale = useLocaleCode()
  const isResting = Boolean(usePlayer()?.restriction)
  return (
    <>
      <Button
        wide
        variant="quiet"
        onClick={close}
        data-testid="redeem-menu-item"
        render={<Link to="/cash/redeem" />}
      >
        {labels.redeem[locale]}
      </Button>
      {!isResting && (
        <Button wide onClick={close} data-testid="cash-menu-item" render={<Link to={deskPath} />}>
          {labels.coins[locale]}
        </Button>
      )}
    </>
  )
}
