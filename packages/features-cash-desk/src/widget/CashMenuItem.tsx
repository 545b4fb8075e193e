import { Link, useLocaleCode } from '@marquee/core'
import { Button, Icon } from '@marquee/ui'
import { labels } from './labels.ts'

/** The way to the cash desk in the menu, where a phone's header has no room for it. */
export function CashMenuItem({ close }: { close: () => void }) {
  const locale = useLocaleCode()
  return (
    <Button
      wide
      variant="quiet"
      start={<Icon name="wallet" size="text" />}
      onClick={close}
      data-testid="cash-menu-item"
      render={<Link to="/cash/deposit-by-money/" />}
    >
      {labels.coins[locale]}
    </Button>
  )
}
