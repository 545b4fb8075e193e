import { useT } from '@marquee/core'
import { FeaturePage, PageSection, PageSkeleton } from '@marquee/feature-page'
import { OddsTable } from '@marquee/prize-ui'
import { Disclosure } from '@marquee/ui'
import { useWelcome } from '../modal/useWelcome.ts'
import { useDrops } from '../queries.ts'
import * as css from './DropStage.css.ts'
import { DropStage } from './DropStage.tsx'
import { Timetable } from './Timetable.tsx'

function Drops() {
  const t = useT('coin-drops')
  const { data: drops, isFetching, isPending, refetch } = useDrops()
  if (drops) {
    return (
      <div className={css.stage}>
        <DropStage drops={drops} />
        <div>
          {drops.upcoming.length > 0 && <Timetable drops={drops.upcoming} />}
          {drops.odds.length > 0 && (
            <Disclosure summary={t('draw.odds.caption')}>
              <OddsTable feature="coin-drops" sectors={drops.odds} />
            </Disclosure>
          )}
        </div>
      </div>
    )
  }
  return (
    <PageSkeleton
      feature="coin-drops"
      isFetching={isFetching || isPending}
      onRetry={refetch}
      heights={['18rem']}
    />
  )
}

/** `/coin-drops`: the drop that is on, and when the next ones come (ROUTE-23). */
export function CoinDropsPage() {
  const t = useT('coin-drops')
  const { data: drops } = useDrops()
  const isOn = Boolean(drops?.current)
  useWelcome()
  return (
    <FeaturePage
      feature="coin-drops"
      icon="coins"
      steps={3}
      facts={{ cost: 'coins', when: 'clock', fair: 'percent' }}
      isRunning={() => isOn}
    >
      <PageSection title={t('yours')}>
        <Drops />
      </PageSection>
    </FeaturePage>
  )
}
