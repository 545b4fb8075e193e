import type { PlayRestriction } from '@marquee/contract'
import { Link, useHasRoute, useT, When } from '@marquee/core'
import { Notice } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import * as css from './RestrictionNotice.css.ts'

const history = '/profile/history'
/** Parameter of the page that follows a confirmed exclusion. */
export const confirmed = 'confirmed'

/**
 * What was just confirmed comes into view with the focus, also where the page was loaded anew for it
 * (`confirmed` in its address).
 */
function useArrival(restriction: PlayRestriction | null) {
  const notice = useRef<HTMLDivElement>(null)
  const before = useRef<number | null>(
    restriction && !new URLSearchParams(globalThis.location?.search).has(confirmed)
      ? restriction.until
      : null,
  )
  const until = restriction?.until ?? null
  useEffect(() => {
    const isNew = until !== null && until !== before.current
    before.current = until
    if (!isNew) return undefined
    // After the dialog that asked has given the focus back.
    const timer = setTimeout(() => {
      notice.current?.scrollIntoView({ block: 'center' })
      notice.current?.focus({ preventScroll: true })
    }, 50)
    return () => clearTimeout(timer)
  }, [until])
  return notice
}

/** The break or exclusion that runs: until when, and what stays open. */
export function RestrictionNotice({ restriction }: { restriction: PlayRestriction | null }) {
  const t = useT('responsible-play')
  const hasRoute = useHasRoute()
  const notice = useArrival(restriction)
  if (!restriction) return null
  const { kind, until } = restriction
  return (
    <div
      ref={notice}
      role="status"
      tabIndex={-1}
      className={css.notice}
      data-testid="play-restriction"
      data-kind={kind}
    >
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
