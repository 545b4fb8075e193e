import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { isIssued } from '@marquee/platform-identity/captcha/store'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { counted } from '@marquee/platform-kernel/metrics/providerCalls'
import { sandboxIdentitySecret } from '@marquee/platform-identity/verification/sandbox'
import {
  openProviders,
  type PaymentProvider,
  type Providers,
  type Whereabouts,
} from '@marquee/platform-providers'
import { allBrands } from '../brands/index.ts'
import type { PlatformOptions } from '../options.ts'

/** A brand's settings with the accounts that this environment has for it. */
export function withAccount(
  { accounts = {} }: Pick<PlatformOptions, 'accounts'>,
  brand: BrandSettings,
): BrandSettings {
  const { key, url } = accounts.captcha ?? {}
  if (!key && !url) return brand
  return { ...brand, captcha: { ...brand.captcha, ...(key && { key }), ...(url && { url }) } }
}

/** Settings of every brand, each with its accounts; this process's own list. */
export const withAccounts = (options: PlatformOptions): Map<string, BrandSettings> =>
  new Map([...allBrands].map(([name, brand]) => [name, withAccount(options, brand)]))

/** Each of them has methods that are closures: none needs its object. */
function countPayments(provider: PaymentProvider, metrics: Kernel['metrics']): PaymentProvider {
  const { charge, answer, refund, payOut } = provider
  return {
    ...provider,
    charge: counted(metrics, 'payment', charge, ({ kind }) => kind),
    answer: answer && counted(metrics, 'payment', answer, ({ kind }) => kind),
    refund: counted(metrics, 'payment', refund, () => 'refunded'),
    payOut: payOut && counted(metrics, 'payment', payOut, (how) => how),
  }
}

const outcomeOf = (answer: Whereabouts): string =>
  answer === 'unavailable' ? answer : answer ? 'found' : 'unknown'

/** Companies, each with what it is asked counted. */
function countProviders(providers: Providers, { metrics }: Pick<Kernel, 'metrics'>): Providers {
  const { mail, sms, captcha, chat, geolocation, identity, monitoring, push, payments } = providers
  return {
    ...providers,
    mail: mail && {
      name: mail.name,
      close: () => mail.close(),
      send: counted(metrics, 'mail', mail.send.bind(mail), ({ kind }) => kind),
    },
    sms: sms && {
      name: sms.name,
      send: counted(metrics, 'sms', sms.send.bind(sms), ({ kind }) => kind),
    },
    captcha: captcha && {
      name: captcha.name,
      verify: counted(metrics, 'captcha', captcha.verify.bind(captcha), (verdict) => verdict),
    },
    identity: identity && {
      ...identity,
      begin: counted(metrics, 'identity', identity.begin.bind(identity), ({ kind }) => kind),
    },
    chat: chat && {
      ...chat,
      forward: counted(metrics, 'chat', chat.forward.bind(chat), ({ kind }) => kind),
    },
    geolocation: geolocation?.isRemote
      ? {
          ...geolocation,
          look: counted(metrics, 'geolocation', geolocation.look.bind(geolocation), outcomeOf),
        }
      : geolocation,
    monitoring: monitoring && {
      ...monitoring,
      report: counted(
        metrics,
        'monitoring',
        monitoring.report.bind(monitoring),
        ({ kind }) => kind,
      ),
    },
    push: push && {
      name: push.name,
      serves: (brand) => push.serves(brand),
      send: counted(metrics, 'push', push.send.bind(push), ({ kind }) => kind),
    },
    payments: payments.map((provider) => countPayments(provider, metrics)),
  }
}

interface Known extends Pick<Surroundings, 'kernel' | 'secretFor'> {
  isSandbox: boolean
}

/** Whoever the environment has an account with, else the stand-ins of a sandbox. */
export function openAccounts(
  { accounts = {}, log }: PlatformOptions,
  { kernel, isSandbox: sandbox, secretFor }: Known,
): Providers {
  const providers = openProviders({
    mail: { ...accounts.mail, sandbox },
    sms: { ...accounts.sms, sandbox },
    push: { ...accounts.push, now: () => kernel.clock.now(), sandbox },
    payment: {
      ...accounts.payment,
      url: accounts.payment?.url ?? '',
      secretFor,
      random: kernel.random,
      sandbox,
    },
    geolocation: {
      ...accounts.geolocation,
      sandbox,
      onTrouble: (problem) =>
        log.warn({ problem }, 'the geolocation service does not answer as it should'),
    },
    identity: {
      ...accounts.identity,
      now: () => kernel.clock.now(),
      sandboxSecret: sandbox ? secretFor(sandboxIdentitySecret) : null,
    },
    monitoring: { ...accounts.monitoring, sandbox },
    alerts: accounts.alerts,
    chat: {
      ...accounts.chat,
      now: () => kernel.clock.now(),
      sandboxSecret: sandbox ? secretFor('chat-webhook:sandbox') : null,
    },
    captcha: {
      secret: accounts.captcha?.secret,
      verifyUrl: accounts.captcha?.verifyUrl ?? '',
      isOfSandbox: sandbox ? (answer) => isIssued(kernel, answer) : null,
      onTrouble: (problem) =>
        log.warn({ problem }, 'the captcha service does not answer as it should'),
    },
  })
  return countProviders(providers, kernel)
}
