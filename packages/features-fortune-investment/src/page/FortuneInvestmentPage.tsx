import { useT } from '@marquee/core'
import { FeaturePage, PageSection } from '@marquee/feature-page'
import { useAvailability } from '../queries.ts'
import { Desk } from './Desk.tsx'

/** `/fortune-investment`: what is set aside, or what coins can be set aside for (INVEST-01). */
export function FortuneInvestmentPage() {
  const t = useT('fortune-investment')
  const { isOpen } = useAvailability()
  return (
    <FeaturePage
      feature="fortune-investment"
      icon="jar"
      steps={3}
      facts={{ cost: 'coins', back: 'lock', bonus: 'plus', limits: 'info' }}
      isRunning={({ statusFeatures }) => statusFeatures.fortuneInvestment?.isActive}
    >
      {isOpen !== false && (
        <PageSection title={t('yours')}>
          <Desk />
        </PageSection>
      )}
    </FeaturePage>
  )
}
