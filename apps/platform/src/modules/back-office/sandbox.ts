import type { Hono } from 'hono'
import type { Surroundings } from '../../kernel/module.ts'
import { guarded } from '../sandbox/guarded.ts'
import { demoCodes } from './demo.ts'

/** `GET /sandbox/totp`: the demo accounts' codes; mounted only where the sandbox is on. */
export function mountSandboxTotp(app: Hono, surroundings: Surroundings): void {
  app.get(
    '/sandbox/totp',
    guarded(async (http) => http.json({ codes: await demoCodes(surroundings) })),
  )
}
