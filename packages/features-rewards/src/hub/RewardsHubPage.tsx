import { Link, useBrand, useHasRoute, usePromotions, useT } from '@marquee/core'
import { PromotionGroups, useIsResting } from '@marquee/feature-page'
import { Button, Container, EmptyState, ErrorState, Heading, Skeleton, Text } from '@marquee/ui'
import * as css from './RewardsHubPage.css.ts'

function Rewards() {
  const t = useT('rewards')
  const { art } = useBrand().theme
  const { promotions, isError, isFetching, refetch } = usePromotions()
  if (promotions) {
    const isAnyReady = promotions.some(({ ready }) => ready > 0)
    return (
      <>
        {!isAnyReady && (
          <EmptyState
            art={art.empty}
            level={2}
            title={t('hub.noneTitle')}
            text={t('hub.noneText')}
          />
        )}
        <PromotionGroups
          feature="rewards"
          promotions={promotions}
          groups={['groupReady', 'groupNext']}
        />
      </>
    )
  }
  if (isError)
    return (
      <ErrorState
        art={art.trouble}
        title={t('page.failed')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  return (
    <div role="status" aria-busy="true" aria-label={t('hub.loading')} className={css.loading}>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <Skeleton key={index} shape="block" width="100%" height="9rem" />
      ))}
    </div>
  )
}

/** `/rewards`: everything that can be claimed, then what can be soon; neither for who rests from play. */
export function RewardsHubPage() {
  const t = useT('rewards')
  const { art } = useBrand().theme
  const isResting = useIsResting()
  const hasRoute = useHasRoute()
  return (
    <Container className={css.page}>
      <header className={css.head}>
        <Heading level={1}>{t('hub.title')}</Heading>
        {!isResting && <Text tone="secondary">{t('hub.text')}</Text>}
      </header>
      {isResting ? (
        <EmptyState art={art.empty} level={2} title={t('hub.restTitle')} text={t('hub.restText')} />
      ) : (
        <Rewards />
      )}
      {!isResting && hasRoute('/promotions') && (
        <Button variant="quiet" className={css.more} render={<Link to="/promotions" />}>
          {t('hub.all')}
        </Button>
      )}
    </Container>
  )
}
