import { Link, useBrand, useIsGuest, useT } from '@marquee/core'
import { PageFrame, PageHero, PageSection, SignUpPanel } from '@marquee/feature-page'
import { Card, Chip, ErrorState, formatMoney, Skeleton, Text, useLocale } from '@marquee/ui'
import type { FreeEntry } from '../contract/freeEntry.ts'
import { CardSample } from './CardSample.tsx'
import { Codes } from './Codes.tsx'
import * as css from './FreeEntryPage.css.ts'
import { useFreeEntry } from './queries.ts'
import { SentCards } from './SentCards.tsx'

function Known({ data }: { data: FreeEntry }) {
  const t = useT('content')
  const guest = useIsGuest()
  const { name: brand } = useBrand()
  const locale = useLocale()
  const { address, cardsPerDay, creditedWithinDays, requests } = data
  const open = requests.filter(({ status }) => status === 'open')
  const entries = formatMoney(data.entries, 'entries', { locale })
  return (
    <>
      {guest ? (
        <SignUpPanel feature="content" />
      ) : (
        <PageSection title={t('freeEntry.codeTitle')}>
          <Codes open={open} codesLeft={data.codesLeft} />
        </PageSection>
      )}
      <PageSection title={t('freeEntry.cardTitle')}>
        <div className={css.card}>
          <CardSample code={open[0]?.code} />
          <div className={css.words}>
            <Text>{t('freeEntry.write')}</Text>
            <Text>{t('freeEntry.send')}</Text>
            <Card tone="surface">
              <address className={css.address}>
                {brand}
                <br />
                {address}
              </address>
            </Card>
            <Text>{t('freeEntry.brings', { entries, count: cardsPerDay })}</Text>
            <Text tone="secondary">{t('freeEntry.until', { count: creditedWithinDays })}</Text>
          </div>
        </div>
      </PageSection>
      {!guest && requests.length > open.length && (
        <PageSection title={t('freeEntry.cardsTitle')}>
          <SentCards requests={requests.filter(({ status }) => status !== 'open')} />
        </PageSection>
      )}
    </>
  )
}

/** `/free-entry`: entries by mail, without a purchase, as the sweepstakes rules promise them. */
export function FreeEntryPage() {
  const t = useT('content')
  const { theme } = useBrand()
  const { data, isError, isFetching, refetch } = useFreeEntry()
  return (
    <PageFrame
      screens={2}
      hero={
        <PageHero icon="mail" title={t('freeEntry.title')} lead={t('freeEntry.lead')}>
          <Chip render={<Link to="/page/$name" params={{ name: 'sweepstakes-rules' }} />}>
            {t('page.names.sweepstakes-rules')}
          </Chip>
        </PageHero>
      }
    >
      {data ? (
        <Known data={data} />
      ) : isError ? (
        <ErrorState
          art={theme.art.trouble}
          title={t('page.problem.title')}
          text={t('page.problem.text')}
          retryLabel={t('page.problem.retry')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-busy="true" aria-label={t('page.loading')}>
          <Skeleton shape="block" width="100%" height="12rem" />
        </div>
      )}
    </PageFrame>
  )
}
