import { Icon, type IconName, prefersStillness } from '@marquee/ui'
import { useEffect, useRef, useState } from 'react'
import { clampProgress } from './progress.ts'
import { toastTexts } from './texts.ts'
import { defaultAutoClose, type ToastMessage, type ToastType } from './toast.ts'
import * as css from './ToastCard.css.ts'
import { useAutoClose } from './useAutoClose.ts'
import { usePaused } from './usePaused.ts'

const icons: Record<ToastType, IconName | null> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
  default: null,
}

export interface ToastCardProps extends ToastMessage {
  /** Set from outside: it goes as if its time had run. */
  closing: boolean
  /** It is out of sight; the list closes the gap. */
  onGone: () => void
}

/** One toast: comes, waits while it is read, goes. */
export function ToastCard({
  type,
  text,
  action,
  dismiss,
  progress,
  autoClose: closesAfter = defaultAutoClose,
  hideProgress = false,
  theme = 'auto',
  transition = 'slide',
  closing,
  onGone,
}: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const paused = usePaused(card)
  const [ended, setEnded] = useState(false)
  const leaving = ended || closing
  const isControlled = progress !== undefined
  const autoClose = isControlled ? false : closesAfter
  const end = () => setEnded(true)
  useAutoClose(leaving ? false : autoClose, paused, end)
  const shown = isControlled ? clampProgress(progress) : null
  useEffect(() => {
    if (shown === 1) setEnded(true)
  }, [shown])
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(() => {
    if (!leaving) return undefined
    const still = transition === 'none' || prefersStillness()
    const timer = setTimeout(() => gone.current(), still ? 0 : css.exitDuration)
    return () => clearTimeout(timer)
  }, [leaving, transition])
  const icon = icons[type]
  const { close, progress: progressLabel } = toastTexts()
  const hasBar = isControlled || (autoClose !== false && !hideProgress)
  return (
    <div
      ref={card}
      className={css.card}
      data-type={type}
      data-toast-theme={theme}
      data-transition={transition}
      data-state={leaving ? 'leaving' : 'shown'}
      data-testid="toast"
    >
      {icon && (
        <span className={css.icon}>
          <Icon name={icon} />
        </span>
      )}
      <div className={css.text}>{text}</div>
      {[action, dismiss].map(
        (choice) =>
          choice && (
            <button
              key={choice.label}
              type="button"
              className={css.action}
              onClick={() => {
                choice.onSelect()
                end()
              }}
            >
              {choice.label}
            </button>
          ),
      )}
      {!dismiss && (
        <button type="button" className={css.close} aria-label={close} onClick={end}>
          <Icon name="close" size="sm" />
        </button>
      )}
      {hasBar && (
        <div
          className={shown === null ? css.timeBar : css.bar}
          style={
            shown === null
              ? {
                  animationDuration: `${autoClose}ms`,
                  animationPlayState: paused ? 'paused' : 'running',
                }
              : { transform: `scaleX(${shown})` }
          }
          {...(shown === null
            ? { 'aria-hidden': true }
            : {
                role: 'progressbar',
                'aria-label': progressLabel,
                'aria-valuemin': 0,
                'aria-valuemax': 100,
                'aria-valuenow': Math.round(shown * 100),
              })}
        />
      )}
    </div>
  )
}
