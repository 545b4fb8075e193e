import { useCaptcha, useT } from '@marquee/core'
import { Text } from '@marquee/ui'
import { useEffect, useRef, useState } from 'react'
import * as css from './CaptchaBox.css.ts'

interface CaptchaWidget {
  render(
    place: HTMLElement,
    options: {
      key: string
      label: string
      onToken: (token: string) => void
      onError: (error: unknown) => void
    },
  ): () => void
}

declare global {
  interface Window {
    /** What the captcha's script leaves behind. */
    marqueeCaptcha?: CaptchaWidget
  }
}

/** The captcha, where app-init asks for one; nothing elsewhere. */
export function CaptchaBox({ onToken }: { onToken: (token: string) => void }) {
  const t = useT('auth')
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const { isEnabled, key, isLoaded } = useCaptcha()
  const isShown = isEnabled && isLoaded
  useEffect(() => {
    const widget = window.marqueeCaptcha
    if (!isShown || !place.current) return undefined
    // Blocked, perhaps by an extension: the form says so instead of keeping silent.
    if (!widget) {
      setFailed(true)
      return undefined
    }
    return widget.render(place.current, {
      key,
      label: t('form.captcha'),
      onToken(token) {
        setFailed(false)
        onToken(token)
      },
      onError: () => setFailed(true),
    })
  }, [isShown, key, onToken, t])
  if (!isEnabled) return null
  return (
    <div>
      <div ref={place} className={css.place} data-testid="captcha" />
      {failed && (
        <Text size="sm" tone="critical" role="alert">
          {t('form.captchaFailed')}
        </Text>
      )}
    </div>
  )
}
