import { useT, When } from '@marquee/core'
import { Button, Notice } from '@marquee/ui'
import type { ReactNode } from 'react'
import * as css from './PendingChange.css.ts'

interface PendingChangeProps {
  /** What will hold; null for no limit. */
  next: ReactNode | null
  effectiveAt: number
  busy: boolean
  onWithdraw: () => void
}

/** A looser choice that waits for its 24 hours: what, when, and the way to take it back. */
export function PendingChange({ next, effectiveAt, busy, onWithdraw }: PendingChangeProps) {
  const t = useT('responsible-play')
  return (
    <div data-testid="pending-change">
      <Notice tone="info" icon="clock" title={t('pending.title')}>
        <p className={css.line}>
          {next === null ? (
            t('pending.none')
          ) : (
            <>
              {t('pending.new')} {next}
              {t('pending.from')}
            </>
          )}{' '}
          <When format="long" at={effectiveAt} />
        </p>
        <Button size="sm" variant="quiet" busy={busy} onClick={onWithdraw} className={css.withdraw}>
          {t('pending.withdraw')}
        </Button>
      </Notice>
    </div>
  )
}
