import { useT } from '@marquee/core'
import { Chip, Icon } from '@marquee/ui'
import { NextReward } from '../NextReward.tsx'
import { OpenLink } from '../OpenLink.tsx'
import { useDailyLogin } from '../useDailyLogin.ts'

/** The daily reward among the chips of the lobby: ready, or in how long. */
export function DailyLoginChip() {
  const t = useT('daily-login')
  const { info, remaining } = useDailyLogin()
  if (!info.isActive) return null
  return (
    <Chip
      selected={info.isAvailable}
      start={<Icon name="gift" size="text" />}
      render={<OpenLink data-testid="daily-login-chip" />}
    >
      {info.isAvailable ? (
        t('chip.ready')
      ) : (
        <span>
          {t('chip.next')} <NextReward remaining={remaining} />
        </span>
      )}
    </Chip>
  )
}
