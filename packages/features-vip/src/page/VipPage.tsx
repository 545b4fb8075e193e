import { useIsGuest, useT } from '@marquee/core'
import { FeatureRoom, RoomSection, RoomPending } from '@marquee/feature-page'
import { CashbackCard } from '../cashback/CashbackCard.tsx'
import { useRank } from '../queries.ts'
import { Ladder } from './Ladder.tsx'
import { VipHall } from './VipHall.tsx'

function Club() {
  const t = useT('vip')
  const { data: rank, isFetching, refetch } = useRank()
  if (rank)
    return (
      <>
        <RoomSection title={t('yours')}>
          <VipHall rank={rank} />
        </RoomSection>
        <RoomSection title={t('cashback.title')}>
          <CashbackCard />
        </RoomSection>
        <RoomSection title={t('ladder.title')}>
          <Ladder rank={rank} />
        </RoomSection>
      </>
    )
  return (
    <RoomPending
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
    <FeatureRoom
      feature="vip"
      icon="crown"
      steps={3}
      facts={{ cost: 'coins', stay: 'shield', break: 'pause' }}
      isRunning={(info, player) =>
        player ? player.rankLeague : info.featuresInfo['rank-league-cashback'] !== undefined
      }
    >
      {!isGuest && <Club />}
    </FeatureRoom>
  )
}
