import { useT } from '@marquee/core'
import { StatusFrame } from '../StatusFrame.tsx'
import { LimitCard } from './LimitCard.tsx'

/** How much may be lost, and how long may be played (RP-01). */
export function PlayLimitsPage() {
  const t = useT('responsible-play')
  return (
    <StatusFrame title={t('play.title')} lead={t('play.lead')}>
      {({ limits }) => (
        <>
          <LimitCard
            kind="time"
            icon="hourglass"
            title={t('play.time')}
            text={t('play.timeText')}
            limits={limits}
          />
          <LimitCard
            kind="loss-coins"
            icon="coins"
            title={t('play.coins')}
            text={t('play.coinsText')}
            limits={limits}
          />
          <LimitCard
            kind="loss-entries"
            icon="entries"
            title={t('play.entries')}
            text={t('play.entriesText')}
            limits={limits}
          />
        </>
      )}
    </StatusFrame>
  )
}
