import { Link, useBrand, useHasRoute, useIsGuest, usePromotions, useT } from '@marquee/core'
import {
  PageFrame,
  PageHero,
  PromotionGroups,
  RelatedSection,
  SignUpPanel,
  useIsResting,
} from '@marquee/feature-page'
import { Button, EmptyState, ErrorState, Skeleton } from '@marquee/ui'
import * as css from './PromotionsPage.css.ts'

function Running() {
  const t = useT('promotions')
  const { theme } = useBrand()
  const hasRoute = useHasRoute()
  const { promotions, isError, isFetching, refetch } = usePromotions()
  if (promotions?.length)
    return <PromotionGroups feature="promotions" promotions={promotions} folded />
  if (promotions)
    return (
      <EmptyState art={theme.art.empty} level={2} title={t('empty.title')} text={t('empty.text')}>
        {hasRoute('/library') && (
          <Button render={<Link to="/library" />}>{t('empty.action')}</Button>
        )}
      </EmptyState>
    )
  if (isError)
    return (
      <ErrorState
        art={theme.art.trouble}
        title={t('problem.title')}
        text={t('problem.text')}
        retryLabel={t('problem.retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className={css.list}>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <Skeleton key={index} shape="block" width="100%" height="9rem" />
      ))}
    </div>
  )
}

/** `/promotions`: everything that runs for whoever is there (HOME-01, ROUTE-16). */
export function PromotionsPage() {
  const t = useT('promotions')
  const guest = useIsGuest()
  const isResting = useIsResting()
  const { theme } = useBrand()
  const { promotions } = usePromotions()
  // The welcome gift leads to sign-up by itself.
  const isInvited = promotions?.some(({ id }) => id === 'welcome')
  return (
    <PageFrame
      screens={3}
      hero={
        <PageHero
          icon="ticket"
          title={t('page.title')}
          lead={t(isResting ? 'rest.text' : 'page.lead')}
        />
      }
    >
      {isResting ? (
        <EmptyState art={theme.art.empty} level={2} title={t('rest.title')} />
      ) : (
        <Running />
      )}
      {guest && !isInvited && <SignUpPanel feature="promotions" />}
      <RelatedSection feature="promotions" title={t('featurePage.related.titleOn')} compact />
    </PageFrame>
  )
}
