import { Link, useApi, usePlayer, useT } from '@marquee/core'
import {
  PageHero,
  FactList,
  PageFrame,
  PageSkeleton,
  PageSection,
  ShareCode,
  useCodeLink,
} from '@marquee/feature-page'
import { Button, Card, type IconName, useNumberFormat } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { AffiliateAccount } from '../contract/schemas.ts'
import { useDay } from '../figures.ts'
import { accountQuery } from '../queries.ts'
import * as css from './PartnersAccountPage.css.ts'

/** What was agreed, in plain words, each with its sign. */
const terms: Record<string, IconName> = {
  counts: 'users',
  share: 'gift',
  settlement: 'mail',
  privacy: 'shield',
  fair: 'info',
}

function useShare({ sharePercent }: AffiliateAccount): string {
  return useNumberFormat({ style: 'percent' }).format(sharePercent / 100)
}

function GeneralInfo({ account }: { account: AffiliateAccount }) {
  const t = useT('affiliates')
  const player = usePlayer()
  const dayOf = useDay('long')
  const lines = {
    name: [player?.name, player?.surname].filter(Boolean).join(' '),
    login: player?.login,
    email: player?.email,
    since: dayOf(new Date(account.since).toISOString()),
    share: t('account.shareOf', { share: useShare(account) }),
  }
  return (
    <Card padding="lg">
      <dl className={css.list}>
        {Object.entries(lines).map(([key, value]) => (
          <Fragment key={key}>
            <dt className={css.term}>{t(`account.${key}`)}</dt>
            <dd className={css.value}>{value || t('account.missing')}</dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  )
}

function Terms({ account }: { account: AffiliateAccount }) {
  const t = useT('affiliates')
  const values = { share: useShare(account), email: account.contactEmail }
  return (
    <FactList
      facts={Object.entries(terms).map(([name, icon]) => ({
        icon,
        title: t(`terms.${name}.title`),
        text: t(`terms.${name}.text`, values),
      }))}
    />
  )
}

function Parts() {
  const t = useT('affiliates')
  const { data, isFetching, refetch } = useQuery(accountQuery(useApi()))
  const link = useCodeLink('aff', data?.code)
  if (!data)
    return (
      <PageSkeleton
        feature="affiliates"
        isFetching={isFetching}
        onRetry={refetch}
        heights={['12rem', '18rem']}
        level={2}
      />
    )
  return (
    <>
      <PageSection title={t('account.data')}>
        <GeneralInfo account={data} />
      </PageSection>
      <PageSection title={t('partner.title')}>
        <ShareCode feature="affiliates" name="partner" code={data.code} link={link} />
      </PageSection>
      <PageSection title={t('terms.title')}>
        <Terms account={data} />
      </PageSection>
    </>
  )
}

/** `/affiliates/partners-account`: who the partner is, their link, and what was agreed (ROUTE-30, AFF-02). */
export function PartnersAccountPage() {
  const t = useT('affiliates')
  return (
    <PageFrame
      hero={
        <PageHero icon="user" title={t('account.title')} lead={t('account.lead')}>
          <Button variant="quiet" render={<Link to="/affiliates" />}>
            {t('account.back')}
          </Button>
        </PageHero>
      }
    >
      <Parts />
    </PageFrame>
  )
}
