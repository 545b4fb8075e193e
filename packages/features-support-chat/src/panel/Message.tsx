import { isApiError } from '@marquee/api-client'
import { now, useErrorText, useLocaleCode, useT } from '@marquee/core'
import { Button, classNames, VisuallyHidden } from '@marquee/ui'
import * as css from './Message.css.ts'
import { momentOf } from './momentOf.ts'
import type { Outgoing } from './useOutgoing.ts'

interface MessageProps {
  from: 'player' | 'support'
  text: string
  /** Epoch ms. */
  at: number
  /** While the platform has not taken it. */
  pending?: Outgoing
  onRetry?: () => void
}

/** One message: whose it is, what it says, when; and whether it is on its way or was not taken. */
export function Message({ from, text, at, pending, onRetry }: MessageProps) {
  const t = useT('support-chat')
  const locale = useLocaleCode()
  const errorText = useErrorText()
  const failed = pending?.state === 'failed'
  const why = (error: unknown) =>
    isApiError(error) && error.status > 0 ? errorText(error) : t('noAnswer')
  return (
    <li
      className={classNames(css.message, css.side[from])}
      data-testid="chat-message"
      data-from={from}
      data-state={pending?.state ?? 'sent'}
    >
      <VisuallyHidden>{t(`from.${from}`)}</VisuallyHidden>
      <p className={classNames(css.bubble, css.tone[from])}>{text}</p>
      <span className={css.note}>
        {pending?.state === 'sending' ? (
          t('sending')
        ) : failed ? (
          <>
            <span className={css.failed}>{t('failed', { why: why(pending.error) })}</span>
            <Button size="sm" variant="plain" onClick={onRetry}>
              {t('retry')}
            </Button>
          </>
        ) : (
          <time dateTime={new Date(at).toISOString()}>{momentOf(at, now(), locale)}</time>
        )}
      </span>
    </li>
  )
}
