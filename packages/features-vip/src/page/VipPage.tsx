import { useIsGuest, useT } from '@marquee/core'
import { FeaturePage, PageSection, PageSkeleton } from '@marquee/feature-page'
import { CashbackCard } from '../cashback/CashbackCard.tsx'
import { useRank } from '../queries.ts'
import { Ladder } from './Ladder.tsx'
import { VipHall } from './VipHall.tsx'

/** What stands below the player's own place once it is known. */
function Rest() {
  const t = useT('vip')
  const { data: rank } = useRank()
  if (!rank) return null
  return (
    <>
      <PageSection title={t('cashback.title')}>
        <CashbackCard />
      </PageSection>
      <Ladder rank={rank} />
    </>
  )
}

function Place() {
  const t = useT('vip')
  const { data: rank, isFetching, refetch } = useRank()
  if (rank)
    return (
      <PageSection title={t('yours')}>
        <VipHall rank={rank} />
      </PageSection>
    )
  return (
    <PageSkeleton
      feature="vip"
      isFetching={isFetching}
      onRetry={refetch}
      heights={['24rem']}
      level={2}
    />
  )
}

/** `/vip`: the player's place in the club, cashback, and how it goes. */
export function VipPage() {
  const isGuest = useIsGuest()
  return (
    <FeaturePage
      feature="vip"
      icon="crown"
      steps={3}
      facts={{ cost: 'coins', stay: 'shield', break: 'pause' }}
      isRunning={(info, player) =>
        player ? player.rankLeague : info.featuresInfo['rank-league-cashback'] !== undefined
      }
      more={!isGuest && <Rest />}
    >
      {!isGuest && <Place />}
    </FeaturePage>
  )
}
