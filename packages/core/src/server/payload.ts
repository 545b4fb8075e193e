import { dehydrate } from '@tanstack/react-query'
import { createRuntime } from '../start/createRuntime.ts'
import { bundleOf, ensureMessages } from '../i18n/messages.ts'
import { namespacesOf } from '../start/createRouter.tsx'
import { type PagePayload, payloadFile } from '../routing/payload.ts'
import { makeAnswer } from './answers.ts'
import type { PageAnswer } from './types.ts'
import type { Visit } from './visit.ts'

const json = { 'content-type': 'application/json; charset=utf-8' }

/**
 * The payload of a page that is made ahead, or null where the address is no such page's. The build
 * asks for each of them and writes the answers down.
 */
export async function payloadAnswer({ brand, locale, path }: Visit): Promise<PageAnswer | null> {
  if (!path.endsWith(payloadFile)) return null
  const page = path.slice(0, -payloadFile.length)
  for (const feature of brand.features) {
    const route = feature.routes?.find((one) => one.prerender && one.path === page)
    if (!route) continue
    const runtime = createRuntime({ brand, locale })
    const always = namespacesOf(runtime, null, null)
    const own = namespacesOf(runtime, feature, route).filter((name) => !always.includes(name))
    await ensureMessages(brand, runtime.i18n, own)
    const payload: PagePayload = {
      queries: dehydrate(runtime.queryClient),
      messages: bundleOf(runtime.i18n, own),
    }
    return makeAnswer({ headers: json, parts: [JSON.stringify(payload)] })
  }
  return null
}
