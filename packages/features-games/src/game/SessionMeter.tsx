import { type BalanceUnit, useNow, useT } from '@marquee/core'
import { Icon, Money, VisuallyHidden } from '@marquee/ui'
import * as css from './GameBar.css.ts'
import { formatElapsed } from './formatElapsed.ts'
import { usePlaySession } from './session.ts'

/** How long the player has been playing and what it came to; always in sight in a game. */
export function SessionMeter({ unit }: { unit: BalanceUnit }) {
  const t = useT('games')
  const now = useNow()
  const session = usePlaySession()
  const net = session?.net[unit] ?? 0
  return (
    <dl className={css.meter} data-testid="play-session">
      <div className={css.figure}>
        <dt>
          <Icon name="clock" size="sm" />
          <VisuallyHidden>{t('game.session.time')}</VisuallyHidden>
        </dt>
        <dd data-testid="session-time" data-varies="words" title={t('game.session.time')}>
          {formatElapsed(now !== null && session ? now - session.startedAt : 0)}
        </dd>
      </div>
      <div className={css.figure}>
        <dt className={css.netLabel}>{t('game.session.net')}</dt>
        <dd data-testid="session-net" title={t('game.session.netHint')}>
          <Money
            amount={net}
            unit={unit}
            unitLabel={t(`units.${unit}`)}
            icon
            signed
            coloured={false}
          />
        </dd>
      </div>
    </dl>
  )
}
