import { usePlayer, useT } from '@marquee/core'
import { PageSection } from '@marquee/feature-page'
import { Button, Card, Text } from '@marquee/ui'
import { useEffect, useState } from 'react'
import { OpenLink } from '../OpenLink.tsx'
import { skinOf } from './skin.ts'
import * as css from './StreakCard.css.ts'
import { StreakProgress } from './StreakProgress.tsx'
import { StreakPrizes } from './StreakPrizes.tsx'
import { useStreak } from './useStreak.ts'

/** The streak of purchases on the page of the wheel, for players whose streak is on. */
export function StreakCard() {
  const t = useT('wheels')
  const player = usePlayer()
  const { info, prizes, remaining } = useStreak()
  // The prize of an earned draw is told here, after the streak has begun anew.
  const [isEarned, setEarned] = useState(false)
  const isComplete = info?.success === true
  useEffect(() => {
    if (isComplete) setEarned(true)
  }, [isComplete])
  if (!player?.depositStreak.isActive || !info) return null
  const { form } = skinOf(info.settings.skin)
  return (
    <PageSection title={t(`streak.${form}.title`)}>
      <Card>
        <div className={css.card}>
          <StreakProgress info={info} remaining={remaining} />
          {isEarned && prizes.length > 0 ? (
            // The draw has its own button, and the prizes are on it.
            <StreakPrizes form={form} prizes={prizes} canClaim={isComplete} boost={info.boost} />
          ) : (
            <div className={css.way}>
              <Text size="sm" tone="secondary" className={css.lead}>
                {t(`streak.${form}.lead`)}
              </Text>
              <Button
                variant="quiet"
                render={<OpenLink modal={form === 'vault' ? 'prize-vault' : 'wheel-of-wins'} />}
              >
                {t('streak.open')}
              </Button>
            </div>
          )}
        </div>
      </Card>
    </PageSection>
  )
}
