import type { PlayRestriction } from '@marquee/contract'
import { Link, useHasRoute, useT, When } from '@marquee/core'
import { Notice } from '@marquee/ui'
import * as css from './RestrictionNotice.css.ts'

const history = '/profile/history'

/** The break or exclusion that runs: until when, and what stays open. */
export function RestrictionNotice({ restriction }: { restriction: PlayRestriction | null }) {
  const t = useT('responsible-play')
  const hasRoute = useHasRoute()
  if (!restriction) return null
  const { kind, until } = restriction
  return (
    <div data-testid="play-restriction" data-kind={kind}>
      <Notice
        tone="info"
        icon={kind === 'cool-off' ? 'pause' : 'lock'}
        title={t(`running.${kind}.title`)}
      >
        <p className={css.line}>
          {t('running.until')} <When format="long" at={until} />. {t(`running.${kind}.text`)}
        </p>
        {hasRoute(history) && (
          <Link to={history} className={css.link}>
            {t('running.history')}
          </Link>
        )}
      </Notice>
    </div>
  )
}
