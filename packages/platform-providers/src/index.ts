import { alertJudges } from './alerts/index.ts'
import type { AlertJudge, AlertsAccount } from './alerts/provider.ts'
import { captchaProviders } from './captcha/index.ts'
import type { CaptchaAccount, CaptchaProvider } from './captcha/provider.ts'
import { chatProviders } from './chat/index.ts'
import type { ChatAccount, ChatProvider } from './chat/provider.ts'
import { geolocationProviders } from './geolocation/index.ts'
import type { GeolocationAccount, GeolocationProvider } from './geolocation/provider.ts'
import { identityProviders } from './identity/index.ts'
import type { IdentityAccount, IdentityProvider } from './identity/provider.ts'
import { mailProviders } from './mail/index.ts'
import type { MailAccount, MailProvider } from './mail/provider.ts'
import { openPayments } from './payment/index.ts'
import type { PaymentAccount, PaymentProvider } from './payment/provider.ts'
import { pushProviders } from './push/index.ts'
import type { PushAccount, PushProvider } from './push/provider.ts'
import { monitoringProviders } from './monitoring/index.ts'
import type { MonitoringAccount, MonitoringProvider } from './monitoring/provider.ts'
import { openKind } from './registry.ts'
import { smsProviders } from './sms/index.ts'
import type { SmsAccount, SmsProvider } from './sms/provider.ts'

export type { JudgedAlert } from './alerts/provider.ts'
export type { CaptchaAnswer, CaptchaProvider } from './captcha/provider.ts'
export type { ChatProvider, DeskInbox, Letter } from './chat/provider.ts'
export { type CityTable, openCityTable } from './geolocation/file.ts'
export type { Whereabouts } from './geolocation/provider.ts'
export { lookupOf } from './geolocation/remembered.ts'
export type { IdentityProvider, IdentityReport, Report } from './identity/provider.ts'
export { type MailReport, readReports } from './mail/report.ts'
export type { MonitoringProvider } from './monitoring/provider.ts'
export { makeReporter, type Reporter } from './monitoring/reporter.ts'
export type { MailAttachment, MailProvider } from './mail/provider.ts'
export type { Outcome } from './outcome.ts'
export type {
  PaymentEvent,
  PaymentOutcome,
  PaymentProvider,
  Unavailable,
} from './payment/provider.ts'
export type { PushProvider, ServiceAccount } from './push/provider.ts'

/** Companies that the platform asks, by what it asks; null where the environment has no account. */
export interface Providers {
  /** Whoever judges what the processes tell of themselves. */
  alerts: AlertJudge | null
  mail: MailProvider | null
  /** What reports of mails are signed with; null where nobody sends any. */
  mailReports: { key: string } | null
  sms: SmsProvider | null
  captcha: CaptchaProvider | null
  /** A help desk that is not the house's own. */
  chat: ChatProvider | null
  /** Whoever tells where addresses are. */
  geolocation: GeolocationProvider | null
  /** Whoever checks that players are who they say. */
  identity: IdentityProvider | null
  /** Whoever takes payments, one for each method, in the order in which they are offered. */
  payments: readonly PaymentProvider[]
  /** Whoever gathers failures of the platform's own processes. */
  monitoring: MonitoringProvider | null
  /** Whoever brings notifications to devices. */
  push: PushProvider | null
}

/** What the environment knows of companies; nobody is asked where it says nothing of a kind. */
export interface Accounts {
  alerts?: AlertsAccount | undefined
  mail: MailAccount
  sms: SmsAccount
  captcha: CaptchaAccount & { onTrouble?: (problem: string) => void }
  chat?: ChatAccount
  geolocation?: GeolocationAccount
  identity?: IdentityAccount
  monitoring?: MonitoringAccount
  push: PushAccount
  payment: PaymentAccount
}

/** Opens whoever there is an account for. */
export const openProviders = ({
  alerts,
  mail,
  sms,
  captcha,
  chat,
  geolocation,
  identity,
  monitoring,
  push,
  payment,
}: Accounts): Providers => ({
  alerts: alerts ? openKind(alertJudges, alerts) : null,
  mail: openKind(mailProviders, mail),
  mailReports: mail.reportKey === undefined ? null : { key: mail.reportKey },
  sms: openKind(smsProviders, sms),
  captcha: openKind(captchaProviders, captcha),
  chat: chat ? openKind(chatProviders, chat) : null,
  geolocation: geolocation ? openKind(geolocationProviders, geolocation) : null,
  identity: identity ? openKind(identityProviders, identity) : null,
  monitoring: monitoring ? openKind(monitoringProviders, monitoring) : null,
  push: openKind(pushProviders, push),
  payments: openPayments(payment),
})

declare module '@marquee/platform-kernel/module' {
  interface Surroundings {
    /** Companies that the platform asks, and the sandbox in their place. */
    providers: Providers
  }
}
