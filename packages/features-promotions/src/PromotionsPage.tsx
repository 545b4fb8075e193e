import { Link, useBrand, useHasRoute, useIsGuest, useT } from '@marquee/core'
import {
  Meanwhile,
  RoomBanner,
  RoomPage,
  RoomSection,
  SignUpPanel,
  useRunningPromotions,
} from '@marquee/feature-room'
import { Button, EmptyState, ErrorState, Skeleton } from '@marquee/ui'
import { PromotionCard } from './PromotionCard.tsx'
import * as css from './PromotionsPage.css.ts'

function Running() {
  const t = useT('promotions')
  const { theme } = useBrand()
  const hasRoute = useHasRoute()
  const { data: promotions, isError, isFetching, refetch } = useRunningPromotions()
  if (!promotions && isError)
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
  if (!promotions)
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')} className={css.list}>
        <Skeleton shape="block" width="100%" height="12rem" />
        <Skeleton shape="block" width="100%" height="12rem" />
      </div>
    )
  if (!promotions.length)
    return (
      <EmptyState art={theme.art.empty} level={3} title={t('empty.title')} text={t('empty.text')}>
        {hasRoute('/library') && (
          <Button render={<Link to="/library" />}>{t('empty.action')}</Button>
        )}
      </EmptyState>
    )
  return (
    <ul className={css.list}>
      {promotions.map((promotion, index) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}

/** `/promotions`: what the platform says runs for whoever is there. */
export function PromotionsPage() {
  const t = useT('promotions')
  const guest = useIsGuest()
  const { data: promotions } = useRunningPromotions()
  // The welcome gift leads to sign-up by itself.
  const isInvited = promotions?.some(({ id }) => id === 'welcome')
  return (
    <RoomPage banner={<RoomBanner icon="ticket" title={t('page.title')} lead={t('page.lead')} />}>
      <RoomSection title={t('running')}>
        <Running />
      </RoomSection>
      {guest && !isInvited && <SignUpPanel feature="promotions" />}
      <RoomSection title={t('room.meanwhile.titleOn')}>
        <Meanwhile feature="promotions" />
      </RoomSection>
    </RoomPage>
  )
}
