import type { AppInit } from '@marquee/contract'
import { loadScript, type ScriptPlace } from '@marquee/core'

/**
 * Settles once the captcha counts as loaded: when its script has come (CAPTCHA-01, CAPTCHA-02), when
 * it failed, so that nobody is kept out (CAPTCHA-03, ERR-12), and at once without a need for it
 * (CAPTCHA-04, CAPTCHA-05). Never throws.
 */
export async function loadCaptcha(
  { isEnabled, key, url }: AppInit['captcha'],
  place?: ScriptPlace,
): Promise<void> {
  if (!isEnabled || !key) return
  try {
    await loadScript(url, place)
  } catch (error) {
    console.warn('The captcha could not be loaded; forms are sent without it.', error)
  }
}
