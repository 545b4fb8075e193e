import type { Rewards } from '@marquee/contract'
import {
  AccountFrame,
  Link,
  rewardsQuery,
  useApi,
  useBrand,
  useHasRoute,
  useModals,
  useT,
} from '@marquee/core'
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  type IconName,
  Money,
  Skeleton,
  Stack,
  Text,
} from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { RewardLine } from './RewardLine.tsx'
import * as css from './RewardsPage.css.ts'

const kinds: { reward: keyof Rewards; icon: IconName }[] = [
  { reward: 'email', icon: 'mail' },
  { reward: 'profile', icon: 'user' },
  { reward: 'phone', icon: 'phone' },
]

/** The way to do it, where the brand has one. */
function Way({ reward }: { reward: keyof Rewards }) {
  const t = useT('rewards')
  const modals = useModals()
  const hasRoute = useHasRoute()
  if (reward === 'profile') {
    return hasRoute('/profile/personal-info') ? (
      <Button variant="quiet" render={<Link to="/profile/personal-info" />}>
        {t('ways.profile')}
      </Button>
    ) : null
  }
  const modal = `${reward}-confirm` as const
  return modals.has(modal) ? (
    <Button variant="quiet" onClick={() => modals.open(modal)}>
      {t(`ways.${reward}`)}
    </Button>
  ) : null
}

function RewardCard({
  reward,
  icon,
  state: { available, completed, coins },
}: {
  reward: keyof Rewards
  icon: IconName
  state: Rewards[keyof Rewards]
}) {
  const t = useT('rewards')
  return (
    <Card
      tone={available && completed ? 'highlight' : 'raised'}
      className={css.card}
      data-testid={`reward-${reward}`}
    >
      <span className={css.medal}>
        <Icon name={icon} size="lg" />
      </span>
      <Heading level={2} size="md">
        {t(`cards.${reward}.title`)}
      </Heading>
      <Money amount={coins} unit="coins" unitLabel={t('coins')} icon size="xl" />
      <Text size="sm" tone="secondary">
        {t(`cards.${reward}.text`)}
      </Text>
      <div className={css.foot}>
        {completed || !available ? (
          <Stack gap={2}>
            {!available && <Badge tone="positive">{t('cards.claimed')}</Badge>}
            <RewardLine reward={reward} />
          </Stack>
        ) : (
          <Way reward={reward} />
        )}
      </div>
    </Card>
  )
}

/** `/profile/rewards`: coins for telling and confirming, once each. */
export function RewardsPage() {
  const t = useT('rewards')
  const { art } = useBrand().theme
  const { data, isError, isFetching, refetch } = useQuery(rewardsQuery(useApi()))
  return (
    <AccountFrame title={t('page.title')}>
      <Text tone="secondary">{t('page.text')}</Text>
      {data ? (
        <>
          {kinds.every(({ reward }) => !data[reward].available) && (
            <EmptyState art={art.reward} title={t('page.allTitle')} text={t('page.allText')} />
          )}
          <div className={css.cards}>
            {kinds.map(({ reward, icon }) => (
              <RewardCard key={reward} reward={reward} icon={icon} state={data[reward]} />
            ))}
          </div>
        </>
      ) : isError ? (
        <ErrorState
          art={art.trouble}
          title={t('page.failed')}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <div className={css.cards} aria-busy="true">
          {kinds.map(({ reward }) => (
            <Skeleton key={reward} shape="block" height={260} />
          ))}
        </div>
      )}
    </AccountFrame>
  )
}
