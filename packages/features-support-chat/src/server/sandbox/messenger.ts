import { toLocale } from '@marquee/contract/locales'
import type { Hono } from 'hono'
import { z } from 'zod'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { messages } from './messages/index.ts'
import { messengerScript } from './messengerScript.ts'

const question = z.object({ text: z.string().trim().min(1).max(1000), locale: z.string() })

/** The stand-in for a third party's messenger: its script, and the desk that answers (NOTFOUND-09). */
export function mountMessenger(app: Hono): void {
  app.get('/sandbox/chat.js', (http) =>
    http.body(messengerScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  app.post(
    '/sandbox/chat',
    sandboxRoute(async (http) => {
      const asked = question.safeParse(await http.req.json().catch(() => undefined))
      if (!asked.success)
        throw new PlatformError('invalid-input', 'Send {"text":"a question","locale":"en"}.')
      return http.json({ text: messages[toLocale(asked.data.locale)].answer })
    }),
  )
}
