import { readFileSync } from 'node:fs'
import type { BrandServices } from '@marquee/core/services'
import {
  type Environment,
  EnvironmentError,
  isSandbox,
  readEnvironment,
} from '@marquee/platform-kernel/environment'
import { frontVariables, pushOf } from './environment.ts'

/** Services as an operator names them: scripts that features fetch stand beside the accounts. */
type NamedServices = Omit<BrandServices, 'scripts'> & {
  supportChat?: { src: string }
}

const withScripts = ({ supportChat, ...accounts }: NamedServices): BrandServices => ({
  ...accounts,
  ...(supportChat && { scripts: { supportChat } }),
})

/** Accounts that belong to nobody: the sandbox of the platform answers in the services' place. */
const sandboxServices: NamedServices = {
  push: {
    apiKey: 'sandbox',
    projectId: 'marquee-sandbox',
    messagingSenderId: '100000000001',
    appId: '1:100000000001:web:57f4a9c2d1e84b60',
    vapidKey:
      'BB46woIVbAGxj-ta_8RxeAj4aKZVlU7KC6JHPvpY0oSI4_0iko4MTsFXti8h002rZt62svEG2PuHEsjIJj5p2HI',
    endpoints: {
      installations: '/sandbox/push-provider',
      registrations: '/sandbox/push-provider',
    },
  },
  monitoring: { key: 'sandbox', endpoint: '/sandbox/monitoring' },
  analytics: { src: '/sandbox/tags.js' },
  supportChat: { src: '/sandbox/chat.js' },
}

/** What decides about accounts; a front of tests needs no keys for it. */
const { RENDERER_KEY: _, ...frontServices } = frontVariables

const known = Object.keys(sandboxServices)

function refuseUnknown(file: string, folder: string, services: object): void {
  const [unknown] = Object.keys(services).filter((name) => !known.includes(name))
  if (unknown)
    throw new EnvironmentError(
      `${file} says '${unknown}' for '${folder}', which is no service. Known: ${known.join(', ')}.`,
    )
}

/** The whole file. @throws EnvironmentError when it is missing, no JSON, or names a service that is none. */
function readFile(file: string): Record<string, NamedServices> {
  try {
    const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, NamedServices>
    for (const [folder, services] of Object.entries(all)) refuseUnknown(file, folder, services)
    return all
  } catch (error) {
    if (error instanceof EnvironmentError) throw error
    throw new EnvironmentError(`SERVICES_FILE ${file} cannot be read: ${(error as Error).message}`)
  }
}

type Accounts = Parameters<typeof pushOf>[0] & {
  MONITORING_KEY?: string | undefined
  MONITORING_ENDPOINT?: string | undefined
  ANALYTICS_SRC?: string | undefined
  SUPPORT_CHAT_SRC?: string | undefined
}

/** The accounts that variables name, one by one. */
function namedServices(read: Accounts): NamedServices {
  const push = pushOf(read)
  const { MONITORING_KEY: key, MONITORING_ENDPOINT: endpoint } = read
  return {
    ...(push && { push }),
    ...(key && { monitoring: { key, ...(endpoint && { endpoint }) } }),
    ...(read.ANALYTICS_SRC && { analytics: { src: read.ANALYTICS_SRC } }),
    ...(read.SUPPORT_CHAT_SRC && { supportChat: { src: read.SUPPORT_CHAT_SRC } }),
  }
}

/**
 * Each brand's services, by its folder: those of single variables, then of `SERVICES_FILE` (JSON,
 * `{ "<folder>": { "push", "monitoring", "analytics", "supportChat" } }`); without a file the sandbox has
 * stand-ins for all of them. What none of them names stays as `brand.ts` says.
 * @throws EnvironmentError for a file that cannot be read, and for push that is named in part.
 */
export function readServices(env: Environment): (folder: string) => BrandServices {
  const read = readEnvironment(frontServices, env)
  const { SERVICES_FILE } = read
  const all = SERVICES_FILE ? readFile(SERVICES_FILE) : null
  const usual = !all && isSandbox(read) ? sandboxServices : {}
  const named = namedServices(read)
  return (folder) => withScripts({ ...(all?.[folder] ?? usual), ...named })
}
