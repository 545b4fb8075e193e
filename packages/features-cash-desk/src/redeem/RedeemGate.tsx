import type { RedemptionDesk } from '@marquee/contract'
import { Link, useModals, usePlayer, useSwitchGameMode, useT } from '@marquee/core'
import { Button, Notice } from '@marquee/ui'
import type { ReactNode } from 'react'
import { useAmounts } from '../useAmounts.ts'

interface Props {
  desk: RedemptionDesk
  /** Shown once nothing stands in the way. */
  children: ReactNode
}

/** What still stands between the player and redeeming, one thing at a time; or what redeems. */
export function RedeemGate({ desk, children }: Props) {
  const t = useT('cash-desk')
  const amounts = useAmounts()
  const player = usePlayer()
  const switchMode = useSwitchGameMode()
  const modals = useModals()
  const worded = (name: string, values = {}) => ({
    title: t(`redeem.${name}.title`),
    children: t(`redeem.${name}.text`, values),
  })
  if (desk.status !== 'active') return <Notice {...worded('closed')} />
  if (player && player.gameMode !== 'SweepStakes') {
    return (
      <Notice
        {...worded('mode')}
        action={
          <Button
            size="sm"
            busy={switchMode.isPending}
            onClick={() => switchMode.mutate('SweepStakes')}
          >
            {t('redeem.mode.action')}
          </Button>
        }
      />
    )
  }
  if (desk.identity !== 'approved') {
    return (
      <Notice
        icon="shield"
        {...worded('identity')}
        action={
          <Button size="sm" render={<Link to="/profile/identity" />}>
            {t('redeem.identity.action')}
          </Button>
        }
      />
    )
  }
  if (desk.redeemable < desk.minimum) {
    return (
      <Notice
        {...worded('little', { least: amounts.winnings(desk.minimum) })}
        action={
          <Button
            size="sm"
            data-testid="what-is-missing"
            onClick={() => modals.open('insufficient-withdrawal')}
          >
            {t('redeem.little.action')}
          </Button>
        }
      />
    )
  }
  return children
}
