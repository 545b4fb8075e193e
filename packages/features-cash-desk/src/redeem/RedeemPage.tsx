import { useApp, usePlayer, useT } from '@marquee/core'
import { PageHero, PageFrame, PageSection } from '@marquee/feature-page'
import {
  Card,
  classNames,
  ErrorState,
  Heading,
  Notice,
  Skeleton,
  Stack,
  Text,
  useKeptFocus,
} from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { redemptionsQuery } from '../queries.ts'
import { useAmounts } from '../useAmounts.ts'
import { RedeemForm } from './RedeemForm.tsx'
import { isReady } from './isReady.ts'
import * as css from './RedeemPage.css.ts'
import { RedeemPlan } from './RedeemPlan.tsx'
import { Redemptions } from './Redemptions.tsx'

/** `/cash/redeem`: winnings leave for the player's account. */
export function RedeemPage() {
  const { api } = useApp()
  const t = useT('cash-desk')
  const amounts = useAmounts()
  const player = usePlayer()
  const [sent, setSent] = useState<number | null>(null)
  const notice = useRef<HTMLDivElement>(null)
  // What was just sent is said where the player looks, and read out.
  useEffect(() => {
    if (sent === null) return
    // Once the question has given the focus back, to a button that may go with what was redeemed.
    queueMicrotask(() => {
      notice.current?.scrollIntoView({ block: 'center' })
      notice.current?.focus({ preventScroll: true })
    })
  }, [sent])
  const { data: desk, isError, refetch } = useQuery(redemptionsQuery(api))
  const ready = desk !== undefined && isReady(desk, player)
  const form = useRef<HTMLDivElement>(null)
  const plan = useRef<HTMLOListElement>(null)
  const gameMode = player?.gameMode
  // With the step that is done its button goes: who switched the mode here goes on at what comes next.
  useKeptFocus(
    gameMode,
    () => true,
    () => form.current ?? plan.current,
  )
  return (
    <PageFrame
      screens={3}
      hero={
        <PageHero
          icon="wallet"
          title={t('redeem.title')}
          lead={t('redeem.lead', { one: amounts.price(100) })}
        >
          {/* Their place is there before they are known. */}
          {!(isError && !desk) && (
            <dl className={css.figures} aria-busy={!desk}>
              <div>
                <Text as="dt" size="sm">
                  {t('redeem.winnings')}
                </Text>
                <dd className={css.figure}>
                  {desk ? amounts.price(desk.winnings) : <Skeleton width="4rem" />}
                </dd>
              </div>
              <div>
                <Text as="dt" size="sm">
                  {t('redeem.redeemable')}
                </Text>
                <dd className={css.figure} data-testid="redeemable">
                  {desk ? amounts.price(desk.redeemable) : <Skeleton width="4rem" />}
                </dd>
              </div>
            </dl>
          )}
        </PageHero>
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
        <div className={css.columns}>
          <div className={css.column}>
            {sent !== null && (
              <div ref={notice} tabIndex={-1} className={css.gate} data-testid="redeem-sent">
                <Notice
                  tone="positive"
                  announced
                  title={t('redeem.sent.title', { price: amounts.price(sent) })}
                >
                  {t('redeem.sent.text')}
                </Notice>
              </div>
            )}
            {ready && (
              <div ref={form} tabIndex={-1} className={classNames(css.gate, css.one)}>
                <Card padding="lg" trim>
                  <Stack gap={5}>
                    <Heading level={2} size="md">
                      {t('redeem.form')}
                    </Heading>
                    <RedeemForm desk={desk} onDone={setSent} />
                  </Stack>
                </Card>
              </div>
            )}
            {desk.status !== 'active' ? (
              <div className={css.gate}>
                <Notice title={t('redeem.closed.title')}>{t('redeem.closed.text')}</Notice>
              </div>
            ) : (
              !ready && <RedeemPlan desk={desk} list={plan} />
            )}
          </div>
          <div className={css.column}>
            {ready && <RedeemPlan desk={desk} list={plan} />}
            <PageSection title={t('redeem.list')}>
              <Redemptions redemptions={desk.redemptions} isSandbox={desk.testNumbers.length > 0} />
            </PageSection>
          </div>
        </div>
      )}
    </PageFrame>
  )
}
