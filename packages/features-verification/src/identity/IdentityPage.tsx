import type { Identity } from '@marquee/contract'
import { AccountFrame, Link, useApi, useDateFormat, useT } from '@marquee/core'
import { Button, Card, ErrorState, Heading, Icon, Skeleton, Stack, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { statusLooks } from '../outcome.ts'
import { identityQuery } from '../queries.ts'
import { Events } from '../Timeline.tsx'
import * as css from './IdentityPage.css.ts'

const nextKeys = {
  none: 'identity.start',
  pending: 'identity.continue',
  rejected: 'widget.again',
  duplicateCredentials: 'widget.again',
} as const

function NextStep({ status, canStart }: Identity) {
  const t = useT('verification')
  if (status === 'approved') return null
  if (!canStart) {
    return <Button render={<Link to="/profile/documents" />}>{t('identity.sendDocument')}</Button>
  }
  return (
    // A plain link: the hash opens the widget (VERIFY-05), and works before scripts do.
    <Button size="lg" data-testid="identity-start" render={<a href="#verify" />}>
      {t(nextKeys[status ?? 'none'])}
    </Button>
  )
}

function Status({ identity }: { identity: Identity }) {
  const t = useT('verification')
  const name = identity.status ?? 'none'
  const { icon, tone } = statusLooks[name]
  const reason = identity.history.find((event) => event.status === identity.status)?.reason
  return (
    <Card padding="lg" className={css.status} data-testid="identity-status" data-status={name}>
      <div className={css.seal[tone]}>
        <Icon name={icon} size="lg" />
      </div>
      <div className={css.words} role="status">
        <Heading level={3}>{t(`identity.status.${name}.title`)}</Heading>
        <Text tone="secondary">{t(`identity.status.${name}.text`)}</Text>
        {reason && <Text data-testid="identity-reason">{reason}</Text>}
      </div>
      <NextStep {...identity} />
    </Card>
  )
}

function History({ history }: Identity) {
  const t = useT('verification')
  const date = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' })
  if (!history.length) return <Text tone="secondary">{t('identity.noHistory')}</Text>
  return (
    <Events
      events={history.map(({ status, action, reason, at }) => ({
        title: action
          ? t(`action.${action}.title`)
          : t(`identity.status.${status ?? 'none'}.title`),
        reason,
        at,
        when: date(at),
      }))}
    />
  )
}

function Content() {
  const t = useT('verification')
  const { data, isPending, isError, isFetching, refetch } = useQuery(identityQuery(useApi()))
  if (isError && !data) {
    return (
      <ErrorState
        level={2}
        title={t('identity.failed.title')}
        text={t('identity.failed.text')}
        retryLabel={t('retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (isPending) {
    return (
      <div role="status" aria-busy="true" aria-label={t('identity.loading')}>
        <Skeleton shape="block" height={160} />
      </div>
    )
  }
  return (
    <Stack gap={8}>
      <Stack as="section" gap={3} aria-labelledby="identity-status">
        <Heading level={2} size="lg" id="identity-status">
          {t('identity.statusTitle')}
        </Heading>
        <Status identity={data} />
      </Stack>
      <Stack as="section" gap={3} aria-labelledby="identity-history">
        <Heading level={2} size="lg" id="identity-history">
          {t('identity.historyTitle')}
        </Heading>
        <History {...data} />
      </Stack>
    </Stack>
  )
}

/** `/profile/identity`: where the verification stands, how it got there, and what comes next (VERIFY-03, VERIFY-04). */
export function IdentityPage() {
  const t = useT('verification')
  return (
    <AccountFrame title={t('identity.title')}>
      <Stack gap={6}>
        <Text tone="secondary">{t('identity.intro')}</Text>
        <Content />
      </Stack>
    </AccountFrame>
  )
}
