import type { Deposit } from '@marquee/contract'
import { useApp, usePlayer, useT } from '@marquee/core'
import { Meanwhile, RoomBanner, RoomPage, RoomSection } from '@marquee/feature-room'
import { Inline, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { depositIdOf, depositQuery } from '../queries.ts'
import { ToLobby } from '../ToLobby.tsx'
import { useAmounts } from '../useAmounts.ts'
import { tellPurchase } from './analytics.ts'

/** What came, line by line. */
function Came({ deposit: { gives, amount, method, account } }: { deposit: Deposit }) {
  const t = useT('cash-desk')
  const amounts = useAmounts()
  return (
    <div data-testid="cash-came">
      <Text strong size="lg">
        {t('amount.coins', { count: gives.coins, amount: amounts.coins(gives.coins) })}
      </Text>
      {gives.entries > 0 && (
        <Text>
          {t('packages.gift', {
            count: gives.entries / 100,
            amount: amounts.entries(gives.entries),
          })}
        </Text>
      )}
      <Text size="sm">
        {t('success.paid', {
          price: amounts.price(amount),
          method: t(`method.${method}.name`),
          account,
        })}
      </Text>
    </div>
  )
}

/** The purchase that the address names, once it is complete. */
function useCompleted(): Deposit | null {
  const runtime = useApp()
  const player = usePlayer()
  const id = useRouterState({
    select: ({ location }) => depositIdOf(location.search as Record<string, unknown>),
  })
  const { data } = useQuery({ ...depositQuery(runtime.api, id ?? ''), enabled: id !== null })
  const deposit = id !== null && data?.status === 'complete' ? data : null
  useEffect(() => {
    if (deposit) tellPurchase(runtime, deposit, player)
  }, [runtime, deposit, player])
  return deposit
}

/** `/cash/success/`: where a purchase that went through ends (ROUTE-36). */
export function SuccessPage() {
  const t = useT('cash-desk')
  const deposit = useCompleted()
  return (
    <RoomPage
      banner={
        <RoomBanner
          icon="check"
          title={t('success.title')}
          lead={t(deposit ? 'success.thanks' : 'success.lead')}
        >
          {deposit ? <Came deposit={deposit} /> : <Text>{t('success.text')}</Text>}
          <Inline gap={3}>
            <ToLobby />
          </Inline>
        </RoomBanner>
      }
    >
      <RoomSection title={t('room.meanwhile.titleOn')}>
        <Meanwhile feature="cash-desk" />
      </RoomSection>
    </RoomPage>
  )
}
