import { useT } from '@marquee/core'
import { FeaturePage, PageSkeleton } from '@marquee/feature-page'
import { OddsTable } from '@marquee/prize-ui'
import { Disclosure, Notice } from '@marquee/ui'
import { useChests } from '../queries.ts'
import { Alcove } from './Alcove.tsx'
import { useOpening } from './useOpening.ts'

/** The chests, or what stands in their place while they are asked for or a break runs. */
function Chests() {
  const t = useT('daily-chests')
  const { data: state, isFetching, refetch } = useChests()
  const opening = useOpening()
  if (!state) {
    return (
      <PageSkeleton
        feature="daily-chests"
        isFetching={isFetching}
        onRetry={refetch}
        heights={['22rem']}
        level={2}
      />
    )
  }
  // What is opened is seen to its end, even when a break begins meanwhile.
  if (!state.isActive && opening.chosen === undefined) {
    return <Notice icon="pause">{t('resting')}</Notice>
  }
  return <Alcove state={state} opening={opening} />
}

/** `/daily-chests`: the chests of the day and what a chest may hold. */
export function DailyChestsPage() {
  const t = useT('daily-chests')
  const { data: state } = useChests()
  return (
    <FeaturePage
      feature="daily-chests"
      icon="key"
      steps={3}
      facts={{ cost: 'coins', fair: 'percent', day: 'clock' }}
      isRunning={({ statusFeatures }) => statusFeatures.dailyChests?.isActive}
      more={
        state?.odds.length ? (
          <Disclosure summary={t('odds')}>
            <OddsTable feature="daily-chests" sectors={state.odds} />
          </Disclosure>
        ) : null
      }
    >
      <Chests />
    </FeaturePage>
  )
}
