import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { isIssued } from '@marquee/platform-identity/captcha/store'
import { openProviders, type Providers } from '@marquee/platform-providers'
import { allBrands } from '../brands/index.ts'
import type { PlatformOptions } from '../options.ts'

/** Settings of every brand, with the accounts that this environment has for them. */
export function withAccounts({
  accounts = {},
}: PlatformOptions): ReadonlyMap<string, BrandSettings> {
  const { key, url } = accounts.captcha ?? {}
  if (!key && !url) return allBrands
  return new Map(
    [...allBrands].map(([name, brand]) => [
      name,
      { ...brand, captcha: { ...brand.captcha, ...(key && { key }), ...(url && { url }) } },
    ]),
  )
}

/** Whoever the environment has an account with, else the stand-ins of a sandbox. */
export const openAccounts = (
  { accounts = {}, log }: PlatformOptions,
  { kernel, isSandbox: sandbox }: { kernel: Kernel; isSandbox: boolean },
): Providers =>
  openProviders({
    mail: { ...accounts.mail, sandbox },
    sms: { ...accounts.sms, sandbox },
    captcha: {
      secret: accounts.captcha?.secret,
      verifyUrl: accounts.captcha?.verifyUrl ?? '',
      isOfSandbox: sandbox ? (answer) => isIssued(kernel, answer) : null,
      onTrouble: (problem) =>
        log.warn({ problem }, 'the captcha service does not answer as it should'),
    },
  })
