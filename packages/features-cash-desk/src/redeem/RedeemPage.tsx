import { useApp, useT } from '@marquee/core'
import { RoomBanner, RoomPage, RoomSection } from '@marquee/feature-room'
import { Card, ErrorState, Heading, Money, Skeleton, Stack, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { redemptionsQuery } from '../queries.ts'
import { RedeemForm } from './RedeemForm.tsx'
import { RedeemGate } from './RedeemGate.tsx'
import * as css from './RedeemPage.css.ts'
import { Redemptions } from './Redemptions.tsx'

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
            <RedeemGate desk={desk}>
              <Card padding="lg" trim>
                <Stack gap={5}>
                  <Heading level={2} size="md">
                    {t('redeem.form')}
                  </Heading>
                  <RedeemForm key={desk.redeemable} desk={desk} />
                </Stack>
              </Card>
            </RedeemGate>
          </div>
          <RoomSection title={t('redeem.list')}>
            <Redemptions redemptions={desk.redemptions} isSandbox={desk.testNumbers.length > 0} />
          </RoomSection>
        </>
      )}
    </RoomPage>
  )
}
