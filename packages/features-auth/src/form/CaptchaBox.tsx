import { useT } from '@marquee/core'
import { Text } from '@marquee/ui'
import { useEffect, useRef, useState } from 'react'
import { useCaptcha } from '../captcha/useCaptcha.ts'
import * as css from './CaptchaBox.css.ts'
import { captchaWidget } from './captchaWidget.ts'

interface CaptchaBoxProps {
  onToken: (token: string) => void
  /** The script did not load: the form may be sent without a token (CAPTCHA-03, ERR-12). */
  onUnavailable: () => void
}

/** The captcha, where app-init asks for one; nothing elsewhere. */
export function CaptchaBox({ onToken, onUnavailable }: CaptchaBoxProps) {
  const t = useT('auth')
  const place = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<'captchaFailed' | 'captchaUnavailable' | null>(null)
  const { isEnabled, key, isLoaded } = useCaptcha()
  const isShown = isEnabled && isLoaded
  useEffect(() => {
    const widget = captchaWidget()
    if (!isShown || !place.current) return undefined
    // Blocked, perhaps by an extension: nobody is kept out for it.
    if (!widget) {
      setProblem('captchaUnavailable')
      onUnavailable()
      return undefined
    }
    return widget.render(place.current, {
      key,
      label: t('form.captcha'),
      onToken(token) {
        setProblem(null)
        onToken(token)
      },
      onError: () => setProblem('captchaFailed'),
    })
  }, [isShown, key, onToken, onUnavailable, t])
  if (!isEnabled) return null
  return (
    <div>
      <div ref={place} className={css.place} data-testid="captcha" />
      {problem && (
        <Text size="sm" tone="secondary" role="status">
          {t(`form.${problem}`)}
        </Text>
      )}
    </div>
  )
}
