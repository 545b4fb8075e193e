import { usePlayer, useT } from '@marquee/core'
import { RoomSection } from '@marquee/feature-room'
import { Button, Card, Text } from '@marquee/ui'
import { OpenLink } from '../OpenLink.tsx'
import { skinOf } from './skin.ts'
import * as css from './StreakCard.css.ts'
import { StreakProgress } from './StreakProgress.tsx'
import { useStreak } from './useStreak.ts'

/** The streak of purchases on the page of the wheel, for players whose streak is on. */
export function StreakCard() {
  const t = useT('wheels')
  const player = usePlayer()
  const { info, remaining } = useStreak()
  if (!player?.depositStreak.isActive || !info) return null
  const { form } = skinOf(info.settings.skin)
  return (
    <RoomSection title={t(`streak.${form}.title`)}>
      <Card>
        <div className={css.card}>
          <StreakProgress info={info} remaining={remaining} />
          <Text tone="secondary">{t(`streak.${form}.lead`)}</Text>
          <Button
            variant="quiet"
            render={<OpenLink modal={form === 'vault' ? 'prize-vault' : 'wheel-of-wins'} />}
          >
            {t('streak.open')}
          </Button>
        </div>
      </Card>
    </RoomSection>
  )
}
