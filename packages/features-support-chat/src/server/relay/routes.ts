import type { Context, Hono } from 'hono'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { outside } from '@marquee/platform-kernel/outside'
import { openWebhookCount, takeWebhook } from '@marquee/platform-kernel/webhook'
import { answerFromDesk } from '../service.ts'
import { playerOfContact } from './store.ts'

/** What agents answer at the help desk: signed in the desk's manner, shown to the player once. */
async function webhook(http: Context, surroundings: Surroundings): Promise<Response> {
  const { kernel, providers, brandOf } = surroundings
  const { chat } = providers
  const brand = brandOf(http)
  if (!brand || !chat?.serves(brand) || chat.name !== http.req.param('provider'))
    throw new PlatformError('not-found', 'This brand has no help desk of this name.')
  const counted = { metrics: kernel.metrics, provider: 'chat' }
  const told = await takeWebhook(http, (sent) => chat.read(sent, brand), counted)
  if (told) {
    const { id, contact, text } = told
    const playerId = await playerOfContact(kernel.db, brand, contact)
    if (!playerId) throw new PlatformError('not-found', 'Nobody here is known by this contact.')
    await answerFromDesk(kernel, { playerId, deskId: `${chat.name}:${brand}:${id}`, text })
  }
  return http.json({ success: true })
}

/** Where a help desk's answers come in; only where there is one. */
export function mountDesk(app: Hono, surroundings: Surroundings): void {
  if (!surroundings.providers.chat) return
  openWebhookCount({ metrics: surroundings.kernel.metrics, provider: 'chat' })
  for (const slash of ['', '/'])
    app.post(
      `/rest/chat/webhook/:provider${slash}`,
      outside(surroundings.log, (http) => webhook(http, surroundings)),
    )
}
