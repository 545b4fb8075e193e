import { captchaProviders } from './captcha/index.ts'
import type { CaptchaAccount, CaptchaProvider } from './captcha/provider.ts'
import { mailProviders } from './mail/index.ts'
import type { MailAccount, MailProvider } from './mail/provider.ts'
import { openKind } from './registry.ts'
import { smsProviders } from './sms/index.ts'
import type { SmsAccount, SmsProvider } from './sms/provider.ts'

export type { CaptchaAnswer, CaptchaProvider } from './captcha/provider.ts'
export { type MailReport, readReports } from './mail/report.ts'
export type { MailAttachment, MailProvider } from './mail/provider.ts'
export type { Outcome } from './outcome.ts'

/** Companies that the platform asks, by what it asks; null where the environment has no account. */
export interface Providers {
  mail: MailProvider | null
  /** What reports of mails are signed with; null where nobody sends any. */
  mailReports: { key: string } | null
  sms: SmsProvider | null
  captcha: CaptchaProvider | null
}

/** What the environment knows of companies. */
export interface Accounts {
  mail: MailAccount
  sms: SmsAccount
  captcha: CaptchaAccount & { onTrouble?: (problem: string) => void }
}

/** Opens whoever there is an account for. */
export const openProviders = ({ mail, sms, captcha }: Accounts): Providers => ({
  mail: openKind(mailProviders, mail),
  mailReports: mail.reportKey === undefined ? null : { key: mail.reportKey },
  sms: openKind(smsProviders, sms),
  captcha: openKind(captchaProviders, captcha),
})

declare module '@marquee/platform-kernel/module' {
  interface Surroundings {
    /** Whoever takes mails and text messages, and tells people from robots. */
    providers: Providers
  }
}
