import { useT } from '@marquee/core'
import { FeaturePage, PageSection } from '@marquee/feature-page'
import { useDrops } from '../queries.ts'
import { DropHall } from './DropHall.tsx'

/** `/prize-drops`: today's pool, odds and winners, and how prizes fall (ROUTE-40). */
export function PrizeDropsPage() {
  const t = useT('prize-drops')
  const { drops, isActive } = useDrops()
  return (
    <FeaturePage
      feature="prize-drops"
      icon="drop"
      steps={3}
      facts={{ cost: 'coins', pool: 'hourglass', odds: 'percent' }}
      isRunning={(info) => info.statusFeatures.prizeDrops?.isActive && (!drops || isActive)}
    >
      <PageSection title={t('today')}>
        <DropHall />
      </PageSection>
    </FeaturePage>
  )
}
