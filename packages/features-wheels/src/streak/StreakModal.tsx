import { type ModalProps, useBrand, useT } from '@marquee/core'
import { OddsTable } from '@marquee/prize-ui'
import { Disclosure, EmptyState, ErrorState, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useRef } from 'react'
import { WheelSkeleton } from '../wheel/WheelSkeleton.tsx'
import { skinOf } from './skin.ts'
import { StreakPrizes } from './StreakPrizes.tsx'
import { StreakProgress } from './StreakProgress.tsx'
import * as css from './StreakView.css.ts'
import { type Streak, useStreak } from './useStreak.ts'

function StreakBody({
  info,
  remaining,
  prizes,
  stages,
  isLoading,
  failed,
  retry,
  isRetrying,
}: Streak) {
  const t = useT('wheels')
  const { art } = useBrand().theme
  if (isLoading) return <WheelSkeleton />
  if (failed || !info) {
    return (
      <ErrorState
        art={art.trouble}
        level={3}
        title={t('draw.failed.title')}
        text={t('draw.failed.text')}
        retryLabel={t('draw.failed.retry')}
        onRetry={retry}
        busy={isRetrying}
      />
    )
  }
  if (!prizes.length) {
    return (
      <EmptyState
        art={art.empty}
        level={3}
        title={t('streak.none.title')}
        text={t('streak.none.text')}
      />
    )
  }
  const { skin: name, resetAfterDays } = info.settings
  const { form } = skinOf(name)
  return (
    <div className={css.view}>
      <StreakProgress info={info} remaining={remaining} stages={stages} />
      <StreakPrizes form={form} prizes={prizes} canClaim={info.success} boost={info.boost} />
      <Text size="sm" tone="secondary">
        {t(info.dailyWinStreakLimitExceeded ? 'streak.tomorrow' : 'streak.rule', {
          count: info.maxNumberOfDeposit,
        })}{' '}
        {resetAfterDays === null
          ? t('streak.reset.never')
          : t('streak.reset.rule', { count: resetAfterDays })}
      </Text>
      <Disclosure summary={t('draw.odds.caption')}>
        <OddsTable feature="wheels" sectors={prizes} />
      </Disclosure>
    </div>
  )
}

/**
 * The streak of purchases in the brand's skin, whichever of its two names asked for it (MODAL-14,
 * MODAL-15).
 */
export function StreakModal({ frame, name }: ModalProps) {
  const t = useT('wheels')
  // Else the first control would have it, at the end of what is to be read.
  const top = useRef<HTMLDivElement>(null)
  const streak = useStreak()
  const skin = streak.info && skinOf(streak.info.settings.skin)
  const form = skin?.form ?? (name === 'prize-vault' ? 'vault' : 'wheel')
  const drawing = skin?.isDressed && streak.info?.images['prize']
  return (
    <Dialog
      {...frame}
      title={t(`streak.${form}.title`)}
      description={t(`streak.${form}.lead`)}
      closeLabel={t('close')}
      initialFocus={top}
      art={drawing && <img src={drawing} alt="" width={144} height={144} className={css.art} />}
    >
      <div ref={top} tabIndex={-1} className={css.top}>
        <StreakBody {...streak} />
      </div>
    </Dialog>
  )
}
