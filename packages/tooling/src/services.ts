import { readFileSync } from 'node:fs'
import type { BrandServices } from '@marquee/brand-build/front'
import { hasSandbox } from './sandbox.ts'
import { UsageError } from './workspace.ts'

/** Accounts that belong to nobody: the sandbox of the platform answers in the services' place. */
const sandboxServices: BrandServices = {
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

const known = Object.keys(sandboxServices)

function refuseUnknown(file: string, folder: string, services: object): void {
  const [unknown] = Object.keys(services).filter((name) => !known.includes(name))
  if (unknown)
    throw new UsageError(
      `${file} says '${unknown}' for '${folder}', which is no service. Known: ${known.join(', ')}.`,
    )
}

/** The whole file. @throws UsageError when it is missing, no JSON, or names a service that is none. */
function readFile(file: string): Record<string, BrandServices> {
  try {
    const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, BrandServices>
    for (const [folder, services] of Object.entries(all)) refuseUnknown(file, folder, services)
    return all
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`SERVICES_FILE ${file} cannot be read: ${(error as Error).message}`)
  }
}

/**
 * Each brand's services, by its folder. `SERVICES_FILE` names a file of JSON, `{ "<folder>": { "push",
 * "monitoring", "analytics", "supportChat" } }`; without one the sandbox has stand-ins for all of them.
 */
export function readServices(env: NodeJS.ProcessEnv): (folder: string) => BrandServices {
  const { SERVICES_FILE } = env
  const all = SERVICES_FILE ? readFile(SERVICES_FILE) : null
  const usual = !all && hasSandbox(env) ? sandboxServices : {}
  return (folder) => all?.[folder] ?? usual
}
