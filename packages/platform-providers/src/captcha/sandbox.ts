import type { Adapter } from '../registry.ts'
import type { CaptchaAccount, CaptchaProvider } from './provider.ts'

/** The sandbox's own captcha: solved is what its box gave out. */
export const sandboxCaptcha = (
  isOfSandbox: NonNullable<CaptchaAccount['isOfSandbox']>,
): CaptchaProvider => ({
  name: 'sandbox',
  verify: async (answer) => ((await isOfSandbox(answer)) ? 'solved' : 'refused'),
})

export const sandbox: Adapter<CaptchaProvider, CaptchaAccount> = {
  name: 'sandbox',
  open: ({ isOfSandbox }) => (isOfSandbox ? sandboxCaptcha(isOfSandbox) : null),
}
