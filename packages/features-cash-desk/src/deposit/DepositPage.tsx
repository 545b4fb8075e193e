import { firstOf, useApp, useT } from '@marquee/core'
import { FactList, PageFrame, PageSection, RelatedSection } from '@marquee/feature-page'
import { Disclosure, ErrorState, type IconName, Skeleton } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouterState } from '@tanstack/react-router'
import { ChallengeDialog } from '../challenge/ChallengeDialog.tsx'
import { useFollow } from '../outcome/useFollow.ts'
import { usePurchase } from '../payment/usePurchase.ts'
import { deskQuery } from '../queries.ts'
import { Counter } from './Counter.tsx'
import { DeskHeader } from './DeskHeader.tsx'
import { Purchases } from './Purchases.tsx'
import { Told } from '../payment/Told.tsx'
import { useReturn } from './useReturn.ts'
import { Waiting } from './Waiting.tsx'

const facts: Record<string, IconName> = { need: 'check', limits: 'shield', data: 'lock' }

interface Props {
  words: 'deposit' | 'offer'
  presetId?: number | undefined
  method?: string | undefined
  only?: boolean
}

/** What was bought, and what is good to know. */
function Below() {
  const t = useT('cash-desk')
  return (
    <>
      <Disclosure summary={t('history.title')}>
        <Purchases />
      </Disclosure>
      <RelatedSection feature="cash-desk" title={t('free')} />
      <FactList
        facts={Object.entries(facts).map(([name, sign]) => ({
          icon: sign,
          title: t(`facts.${name}.title`),
          text: t(`facts.${name}.text`),
        }))}
      />
    </>
  )
}

/** The desk: the free ways in a line, then what waits, what is on sale and how it is paid (ROUTE-34). */
function Desk({ words, presetId, method, only }: Props) {
  const { api } = useApp()
  const t = useT('cash-desk')
  const { data: desk, isError, refetch } = useQuery(deskQuery(api))
  const purchase = usePurchase()
  const isRefresh = useRouterState({
    select: ({ location }) =>
      firstOf((location.search as Record<string, unknown>)['step']) === 'refresh',
  })
  useFollow()
  useReturn()
  return (
    <PageFrame screens={3} hero={<DeskHeader words={words} />}>
      {isError && !desk ? (
        <ErrorState
          title={t('load.title')}
          text={t('load.text')}
          retryLabel={t('load.retry')}
          onRetry={() => void refetch()}
        />
      ) : !desk ? (
        <Skeleton shape="block" height="24rem" />
      ) : (
        <>
          {desk.waiting.length > 0 && (
            <Told focused={isRefresh}>
              <PageSection title={t('waiting.title')}>
                <Waiting
                  waiting={desk.waiting}
                  isSandbox={desk.testNumbers.length > 0}
                  onEnd={purchase.endChallenge}
                />
              </PageSection>
            </Told>
          )}
          <Counter
            key={`${presetId}-${method}`}
            desk={desk}
            purchase={purchase}
            presetId={presetId}
            method={method}
            only={only}
            below={<Below />}
          />
        </>
      )}
      {purchase.challenge && (
        <ChallengeDialog deposit={purchase.challenge} onEnd={purchase.endChallenge} />
      )}
    </PageFrame>
  )
}

const useChoice = () =>
  useRouterState({
    select: ({ location: { search } }) => {
      const query = search as Record<string, unknown>
      return `${Number(firstOf(query['presetId'])) || ''}|${firstOf(query['method']) ?? ''}`
    },
  }).split('|')

/** `/cash/deposit-by-money/` */
export function DepositPage() {
  const [presetId, method] = useChoice()
  return (
    <Desk
      words="deposit"
      presetId={presetId ? Number(presetId) : undefined}
      method={method || undefined}
    />
  )
}

/** `/cash/deposit-by-money/{presetId}/promoOffer/` (ROUTE-35) */
export function OfferPage() {
  const { presetId }: { presetId?: string } = useParams({ strict: false })
  return <Desk words="offer" presetId={Number(presetId)} only />
}
