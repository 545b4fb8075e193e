import type { RedemptionDesk } from '@marquee/contract'
import { Link, useApp, usePlayer, useSwitchGameMode, useT } from '@marquee/core'
import { RoomBanner, RoomPage, RoomSection } from '@marquee/feature-room'
import { Button, ErrorState, Money, Notice, Skeleton, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { redemptionsQuery } from '../queries.ts'
import { useAmounts } from '../useAmounts.ts'
import { RedeemForm } from './RedeemForm.tsx'
import * as css from './RedeemPage.css.ts'
import { Redemptions } from './Redemptions.tsx'

/** What still stands between the player and redeeming, one thing at a time; or the form. */
function Gate({ desk }: { desk: RedemptionDesk }) {
  const t = useT('cash-desk')
  const amounts = useAmounts()
  const player = usePlayer()
  const switchMode = useSwitchGameMode()
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
    return <Notice {...worded('little', { least: amounts.entries(desk.minimum) })} />
  }
  return <RedeemForm key={desk.redeemable} desk={desk} />
}

/** `/cash/redeem`: winnings leave for the player's account. */
export function RedeemPage() {
  const { api } = useApp()
  const t = useT('cash-desk')
  const { data: desk, isError, refetch } = useQuery(redemptionsQuery(api))
  return (
    <RoomPage
      banner={
        <RoomBanner icon="wallet" title={t('redeem.title')} lead={t('redeem.lead')}>
          {desk && (
            <dl className={css.figures}>
              <div>
                <Text as="dt" size="sm">
                  {t('redeem.winnings')}
                </Text>
                <dd className={css.figure}>
                  <Money amount={desk.winnings} unit="winnings" icon size="lg" />
                </dd>
              </div>
              <div>
                <Text as="dt" size="sm">
                  {t('redeem.redeemable')}
                </Text>
                <dd className={css.figure} data-testid="redeemable">
                  <Money amount={desk.redeemable} unit="winnings" icon size="lg" />
                </dd>
              </div>
            </dl>
          )}
        </RoomBanner>
      }
    >
      {isError && !desk ? (
        <ErrorState
          title={t('load.title')}
          text={t('load.text')}
          retryLabel={t('load.retry')}
          onRetry={() => void refetch()}
        />
      ) : !desk ? (
        <Skeleton shape="block" height="20rem" />
      ) : (
        <>
          <div className={css.gate}>
            <Gate desk={desk} />
          </div>
          <RoomSection title={t('redeem.list')}>
            <Redemptions redemptions={desk.redemptions} isSandbox={desk.testNumbers.length > 0} />
          </RoomSection>
        </>
      )}
    </RoomPage>
  )
}
