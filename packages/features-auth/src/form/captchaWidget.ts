interface WidgetOptions {
  key: string
  label: string
  /** An empty token takes the last one back. */
  onToken: (token: string) => void
  onError: (error: unknown) => void
}

interface CaptchaWidget {
  /** Draws the captcha; gives what takes it away. */
  render(place: HTMLElement, options: WidgetOptions): () => void
}

/** As much of Turnstile's script as is used here. */
interface Turnstile {
  render(place: HTMLElement, options: Record<string, unknown>): string | undefined
  remove(id: string): void
}

declare global {
  interface Window {
    /** What the sandbox's script leaves behind. */
    marqueeCaptcha?: CaptchaWidget
    /** What Turnstile's script leaves behind. */
    turnstile?: Turnstile
  }
}

/** For what a token may be used; the platform asks for the same. */
const action = 'sign-up'

const widgetOf = (turnstile: Turnstile): CaptchaWidget => ({
  render(place, { key, onToken, onError }) {
    const id = turnstile.render(place, {
      sitekey: key,
      action,
      callback: onToken,
      'expired-callback': () => onToken(''),
      'error-callback': onError,
    })
    return () => {
      if (id !== undefined) turnstile.remove(id)
    }
  },
})

/** The captcha whose script came; null when none did. */
export function captchaWidget(): CaptchaWidget | null {
  if (window.marqueeCaptcha) return window.marqueeCaptcha
  return window.turnstile ? widgetOf(window.turnstile) : null
}
