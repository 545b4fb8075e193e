import type { Hono } from 'hono'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { sandboxRoute } from '@marquee/platform-kernel/sandboxRoute'
import { demoCodes } from './demo.ts'

/** `GET /sandbox/totp`: the demo accounts' codes; mounted only where the sandbox is on. */
export function mountSandboxTotp(app: Hono, surroundings: Surroundings): void {
  app.get(
    '/sandbox/totp',
    sandboxRoute(async (http) => http.json({ codes: await demoCodes(surroundings) })),
  )
}
