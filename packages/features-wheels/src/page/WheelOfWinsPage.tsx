import { useT, useTranslate } from '@marquee/core'
import { FeaturePage, PageSection } from '@marquee/feature-page'
import { OddsTable, useWheel } from '@marquee/prize-ui'
import { Card } from '@marquee/ui'
import { DailyWheel } from '../wheel/DailyWheel.tsx'
import { StreakCard } from '../streak/StreakCard.tsx'
import { useWelcome } from '../welcome/useWelcome.ts'
import * as css from './WheelOfWinsPage.css.ts'

/** `/wheel-of-wins`: the wheel of the day to spin, its odds, and the streak of purchases. */
export const WheelOfWinsPage = () => {
  const t = useT('wheels')
  const translate = useTranslate()
  const { wheel } = useWheel('daily')
  useWelcome()
  return (
    <FeaturePage
      feature="wheels"
      icon="wheel"
      steps={3}
      facts={{ cost: 'coins', odds: 'percent', fair: 'dice' }}
      isRunning={(info) => info.statusFeatures.extendedWheels.isActive}
    >
      <PageSection title={wheel ? translate(wheel.title) : t('today')}>
        <Card padding="lg" trim>
          <div className={css.stage}>
            <DailyWheel />
            {wheel && <OddsTable feature="wheels" sectors={wheel.sectors} />}
          </div>
        </Card>
      </PageSection>
      <StreakCard />
    </FeaturePage>
  )
}
