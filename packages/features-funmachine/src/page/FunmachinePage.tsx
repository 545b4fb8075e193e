import { useT } from '@marquee/core'
import { FeaturePage, PageSection } from '@marquee/feature-page'
import { Hall } from './Hall.tsx'

/** `/funmachine`: the machine, its odds and the meter that rounds fill (INVEST-02, INVEST-03). */
export function FunmachinePage() {
  const t = useT('funmachine')
  return (
    <FeaturePage
      feature="funmachine"
      icon="capsules"
      steps={3}
      facts={{ cost: 'coins', fair: 'percent', meter: 'target' }}
      isRunning={({ featuresInfo }) => featuresInfo.funmachine !== undefined}
    >
      <PageSection title={t('yours')}>
        <Hall />
      </PageSection>
    </FeaturePage>
  )
}
