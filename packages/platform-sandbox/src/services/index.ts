import type { Hono } from 'hono'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { mountCollectors } from './collectors.ts'
import { mountPushProvider } from './pushProvider.ts'

/** Stand-ins for the companies whose services pages use: in the sandbox nothing leaves the machine. */
export function mountServices(app: Hono, surroundings: Surroundings): void {
  mountPushProvider(app, surroundings)
  mountCollectors(app, surroundings)
}
