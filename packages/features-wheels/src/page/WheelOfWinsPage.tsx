import { useT, useTranslate } from '@marquee/core'
import { FeaturePage, PageSection } from '@marquee/feature-page'
import { OddsTable, useWheel } from '@marquee/prize-ui'
import { Disclosure } from '@marquee/ui'
import { EarnedWheels } from '../earned/EarnedWheels.tsx'
import { DailyWheel } from '../wheel/DailyWheel.tsx'
import { StreakCard } from '../streak/StreakCard.tsx'
import { useWelcome } from '../welcome/useWelcome.ts'

/** `/wheel-of-wins`: the wheel of the day to spin, its odds, the wheels of purchases, and their streak. */
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
      form="beside"
      more={
        <>
          <EarnedWheels>
            {wheel && (
              <Disclosure summary={t('draw.odds.caption')}>
                <OddsTable feature="wheels" sectors={wheel.sectors} />
              </Disclosure>
            )}
          </EarnedWheels>
          <StreakCard />
        </>
      }
    >
      <PageSection title={wheel ? translate(wheel.title) : t('today')} titled>
        <DailyWheel />
      </PageSection>
    </FeaturePage>
  )
}
