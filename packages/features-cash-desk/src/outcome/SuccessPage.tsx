import type { Deposit } from '@marquee/contract'
import { Link, useApp, usePlayer, useT } from '@marquee/core'
import { PageFrame, PageHero, PlayButton, RelatedSection } from '@marquee/feature-page'
import { Button, Skeleton, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PackageArt } from '../art/PackageArt.tsx'
import { depositIdOf, depositQuery } from '../queries.ts'
import { ToLobby } from '../ToLobby.tsx'
import { useAmounts } from '../useAmounts.ts'
import { tellPurchase } from './analytics.ts'
import * as css from './Outcome.css.ts'

/** What came, drawn and line by line. */
function Came({ deposit: { gives, amount, method, account } }: { deposit: Deposit }) {
  const t = useT('cash-desk')
  const amounts = useAmounts()
  return (
    <div className={css.came} data-testid="cash-came">
      <PackageArt size={3} hasGift={gives.entries > 0} />
      <div className={css.lines}>
        <Text strong size="lg">
          {t('amount.coins', { count: gives.coins, amount: amounts.coins(gives.coins) })}
        </Text>
        {gives.entries > 0 && (
          <Text>
            {t('success.gift', {
              count: gives.entries / 100,
              amount: amounts.entries(gives.entries),
            })}
          </Text>
        )}
        <Text size="sm">
          {t('success.paid', {
            price: amounts.price(amount),
            method: t(`method.${method}.name`),
            account: account.replaceAll(' ', '\u00a0'),
          })}
        </Text>
      </div>
    </div>
  )
}

/** Back to the game played last, or to the games where none was. */
function ToPlay() {
  const t = useT('cash-desk')
  const last = usePlayer()?.lastGames[0]
  return (
    <PlayButton
      data-testid="cash-play"
      games={last === undefined ? undefined : { to: '/lobby/', search: { game: String(last) } }}
    >
      {t(last === undefined ? 'success.choose' : 'success.play')}
    </PlayButton>
  )
}

/** The purchase that the address names, once it is complete; undefined while it is asked for. */
function useCompleted(): Deposit | null | undefined {
  const runtime = useApp()
  const player = usePlayer()
  const id = useRouterState({
    select: ({ location }) => depositIdOf(location.search as Record<string, unknown>),
  })
  const { data, isLoading } = useQuery({
    ...depositQuery(runtime.api, id ?? ''),
    enabled: id !== null,
  })
  const deposit = id !== null && data?.status === 'complete' ? data : null
  useEffect(() => {
    if (deposit) tellPurchase(runtime, deposit, player)
  }, [runtime, deposit, player])
  return isLoading ? undefined : deposit
}

/** `/cash/success/`: where a purchase that went through ends (ROUTE-36). */
export function SuccessPage() {
  const t = useT('cash-desk')
  const deposit = useCompleted()
  return (
    <PageFrame
      hero={
        <PageHero
          icon="check"
          title={t(deposit ? 'success.here' : 'success.title')}
          lead={t(deposit ? 'success.thanks' : 'success.lead')}
        >
          {deposit && <Came deposit={deposit} />}
          {deposit === null && <Text>{t('success.text')}</Text>}
          {deposit === undefined && (
            <div className={css.asked}>
              <Skeleton width="14rem" />
            </div>
          )}
          <div className={css.ways}>
            <ToPlay />
            {deposit && (
              <Button
                variant="quiet"
                data-testid="see-receipt"
                render={<Link to="/cash/receipt/$depositId" params={{ depositId: deposit.id }} />}
              >
                {t('success.receipt')}
              </Button>
            )}
            <ToLobby variant="quiet" />
          </div>
        </PageHero>
      }
    >
      <RelatedSection feature="cash-desk" title={t('featurePage.related.titleOn')} />
    </PageFrame>
  )
}
