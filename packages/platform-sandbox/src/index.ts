import type { PlatformModule } from '@marquee/platform-kernel/module'
import { mountPushes } from './pushes.ts'
import { mountSandbox } from './routes.ts'
import { mountServices } from './services/index.ts'

/** For trying things out: a clock that moves, mails that can be read, pushes that can be sent. Absent where the sandbox is off. */
export const sandbox: PlatformModule = {
  name: 'sandbox',
  routes(app, surroundings) {
    if (!surroundings.sandbox) return
    mountSandbox(app, surroundings, surroundings.sandbox)
    mountPushes(app, surroundings)
    mountServices(app, surroundings)
  },
}
