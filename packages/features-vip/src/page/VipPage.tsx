import { useIsGuest, useT } from '@marquee/core'
import { FeaturePage, PageSection, PageSkeleton } from '@marquee/feature-page'
import { Badge, Disclosure } from '@marquee/ui'
import { CashbackCard } from '../cashback/CashbackCard.tsx'
import { useCashback, useRank } from '../queries.ts'
import { GuestClub } from './GuestClub.tsx'
import { Ladder } from './Ladder.tsx'
import { VipHall } from './VipHall.tsx'

/** What stands below the player's own place once it is known. */
function Rest() {
  const t = useT('vip')
  const { data: rank } = useRank()
  const { data: cashback } = useCashback()
  if (!rank) return null
  const isBack = cashback?.status === 'available'
  return (
    <div>
      <Disclosure
        summary={
          <span>
            {t('cashback.title')} {isBack && <Badge tone="positive">{t('claim.title')}</Badge>}
          </span>
        }
      >
        <CashbackCard />
      </Disclosure>
      <Disclosure summary={t('ladder.title')}>
        <Ladder rank={rank} />
      </Disclosure>
    </div>
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
  const t = useT('vip')
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
      {isGuest ? (
        <PageSection title={t('guest.title')}>
          <GuestClub />
        </PageSection>
      ) : (
        <Place />
      )}
    </FeaturePage>
  )
}
