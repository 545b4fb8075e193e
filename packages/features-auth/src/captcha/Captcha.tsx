import { useCaptcha } from './useCaptcha.ts'

/** Fetches the captcha while the page is at rest, so that no form waits for it (CAPTCHA-01). */
export function Captcha() {
  useCaptcha()
  return null
}
