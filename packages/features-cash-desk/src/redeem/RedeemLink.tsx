import { Link, useApp, usePlayer, useT } from '@marquee/core'
import { Button, Icon } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { redemptionsQuery } from '../queries.ts'

/** The way to redeem: open only where its status is active and the mode is SweepStakes (CASH-08). */
export function RedeemLink() {
  const { api } = useApp()
  const t = useT('cash-desk')
  const player = usePlayer()
  const { data } = useQuery(redemptionsQuery(api))
  if (data?.status !== 'active' || player?.gameMode !== 'SweepStakes') return null
  return (
    <Button
      variant="quiet"
      start={<Icon name="wallet" size="text" />}
      data-testid="redeem-link"
      render={<Link to="/cash/redeem" />}
    >
      {t('redeem.title')}
    </Button>
  )
}
