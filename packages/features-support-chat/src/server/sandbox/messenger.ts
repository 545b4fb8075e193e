import type { Hono } from 'hono'
import { z } from 'zod'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { messengerScript } from './messengerScript.ts'

const question = z.object({ text: z.string().trim().min(1).max(1000), locale: z.string() })

/** What the desk says by itself; a brand's real messenger has people behind it. */
const answers = {
  en: 'Thanks for your message. This is the practice desk, so nobody is on the other side: a brand connects its own support here.',
  es: 'Gracias por tu mensaje. Este es el escritorio de práctica y nadie responde del otro lado: aquí cada marca conecta su propio soporte.',
}

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
      return http.json({ text: asked.data.locale === 'es' ? answers.es : answers.en })
    }),
  )
}
