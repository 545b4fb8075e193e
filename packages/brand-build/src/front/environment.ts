import {
  EnvironmentError,
  type Environment,
  hostVariable,
  metricsKeyVariable,
  isSandbox,
  port,
  readEnvironment,
  sandboxVariables,
  sharedVariables,
  tracingVariables,
  variable,
} from '@marquee/platform-kernel/environment'
import { z } from 'zod'
import type { Companies } from './headers/pagePolicy.ts'

/** Without a path, so that addresses can be put behind it. */
const origin = z
  .string()
  .regex(/^https?:\/\/[^/?#@\s]+$/, 'an origin without a path, such as https://play.example')

/** Accounts with other companies. All of it is public: it is written into pages. */
const accountVariables = {
  SERVICES_FILE: variable(z.string().optional(), {
    description:
      'A JSON file with the accounts of several brands, by folder: push, monitoring, analytics, supportChat. The variables below win over it.',
    example: '/etc/marquee/services.json',
  }),
  PUSH_API_KEY: variable(z.string().optional(), {
    description:
      "Push: the API key of the provider's web app. Push needs all five PUSH_ variables.",
    example: 'AIza...',
  }),
  PUSH_PROJECT_ID: variable(z.string().optional(), {
    description: "Push: the provider's project.",
    example: 'harbour-production',
  }),
  PUSH_MESSAGING_SENDER_ID: variable(z.string().optional(), {
    description: 'Push: the number of the sender.',
    example: '100000000001',
  }),
  PUSH_APP_ID: variable(z.string().optional(), {
    description: 'Push: the id of the web app.',
    example: '1:100000000001:web:57f4a9c2d1e84b60',
  }),
  PUSH_VAPID_KEY: variable(z.string().optional(), {
    description: 'Push: the public half of the web push key pair, base64url.',
    example: 'BB46...',
  }),
  MONITORING_KEY: variable(z.string().optional(), {
    description:
      "Error monitoring: the application's API key at Raygun. Without one nothing is reported.",
    example: 'abc123',
  }),
  MONITORING_ENDPOINT: variable(z.string().optional(), {
    description:
      "Error monitoring: an address that takes the reports instead of the service's own.",
    example: 'https://errors.example',
  }),
  ANALYTICS_SRC: variable(z.string().optional(), {
    description: 'Tag manager: the address of its script, fetched with consent only.',
    example: 'https://tags.example/container.js',
  }),
  SUPPORT_CHAT_SRC: variable(z.string().optional(), {
    description:
      "Support chat: the address of the script, for brands without the house's own messenger.",
    example: 'https://chat.example/widget.js',
  }),
  PAYMENT_ORIGIN: variable(origin.optional(), {
    description:
      "Payments: the origin of the company's API, so that pages may send it what is typed to pay with.",
    example: 'https://api.checkout.com',
  }),
  CAPTCHA_URL: variable(z.string().optional(), {
    description:
      'Captcha: the address of its script, so that pages may reach it; the platform tells pages the same.',
    example: 'https://captcha.example/api.js',
  }),
  IDENTITY_ORIGIN: variable(origin.optional(), {
    description:
      "Identity checks: the origin of the company's page, which is shown in a frame and may use the camera and the microphone there.",
    example: 'https://magic.veriff.me',
  }),
}

/** Everything that a front reads, whoever starts its platform. */
export const frontVariables = {
  ...sandboxVariables,
  HOST: hostVariable,
  PORT: variable(port.default(3000), { description: 'Port to listen at.', example: '3000' }),
  ...sharedVariables,
  PUBLIC_ORIGIN: variable(origin.optional(), {
    description:
      'Where players reach the brand: stands in canonical links, cards of shared links, robots.txt and sitemap.xml. The host that was asked for unless given; only for a front of one brand.',
    example: 'https://play.harbour.example',
  }),
  TRUSTED_PROXIES: variable(z.string().default(''), {
    description:
      "Addresses and networks of the proxies that end TLS, comma separated: nobody else's word on the visitor counts.",
    example: '10.0.0.0/8,::1',
  }),
  METRICS_KEY: metricsKeyVariable,
  ...tracingVariables,
  EARLIER_RELEASES: variable(z.string().optional(), {
    description:
      'A folder of unpacked earlier archives: their hashed files stay served, so that a page opened before a release finds its parts.',
    example: '/srv/marquee/earlier',
  }),
  ...accountVariables,
}

/** What a front reads that runs on its own. */
export const servedVariables = {
  ...frontVariables,
  OTHER_BRANDS: variable(z.string().optional(), {
    description:
      'A folder of unpacked archives of other brands: this front serves them too, each at its hosts of BRAND_HOSTS and with its accounts of SERVICES_FILE.',
    example: '/srv/marquee/others',
  }),
  PLATFORM_URL: variable(
    z.string().regex(/^http:\/\/[^/?#@\s]+$/, 'an origin with http, without a path'),
    {
      description: 'Where the platform answers, on a network of your own.',
      example: 'http://platform:3100',
    },
  ),
}

export type FrontEnvironment = z.output<z.ZodObject<typeof frontVariables>> & { sandbox: boolean }
export type ServedEnvironment = z.output<z.ZodObject<typeof servedVariables>> & {
  sandbox: boolean
}

/** Companies that pages reach by themselves. */
export const companiesOf = ({
  CAPTCHA_URL,
  IDENTITY_ORIGIN,
  PAYMENT_ORIGIN,
}: Pick<FrontEnvironment, 'CAPTCHA_URL' | 'IDENTITY_ORIGIN' | 'PAYMENT_ORIGIN'>): Companies => ({
  captcha: CAPTCHA_URL,
  identity: IDENTITY_ORIGIN,
  payment: PAYMENT_ORIGIN,
})

/** The environment of a front that runs on its own. @throws EnvironmentError. */
export function readServed(env: Environment): ServedEnvironment {
  const read = readEnvironment(servedVariables, env)
  return { ...read, sandbox: isSandbox(read) }
}

const pushNames = {
  PUSH_API_KEY: 'apiKey',
  PUSH_PROJECT_ID: 'projectId',
  PUSH_MESSAGING_SENDER_ID: 'messagingSenderId',
  PUSH_APP_ID: 'appId',
  PUSH_VAPID_KEY: 'vapidKey',
} as const
type PushName = keyof typeof pushNames

/**
 * The account with the push provider, or null where none is named.
 * @throws EnvironmentError when only some of its variables are there: devices could not be registered.
 */
export function pushOf(read: Partial<Record<PushName, string>>) {
  const names = Object.keys(pushNames) as PushName[]
  const missing = names.filter((name) => !read[name])
  if (missing.length === names.length) return null
  if (missing.length)
    throw new EnvironmentError(
      `Push needs ${names.join(', ')}, but ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing: devices could not be registered. Set all of them, or none.`,
    )
  return {
    apiKey: read.PUSH_API_KEY ?? '',
    projectId: read.PUSH_PROJECT_ID ?? '',
    messagingSenderId: read.PUSH_MESSAGING_SENDER_ID ?? '',
    appId: read.PUSH_APP_ID ?? '',
    vapidKey: read.PUSH_VAPID_KEY ?? '',
  }
}
