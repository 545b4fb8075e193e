import type { PlatformModule } from '../../kernel/module.ts'
import { mountSandbox } from './routes.ts'

/** For trying things out: a clock that moves, mails that can be read. Absent where the sandbox is off. */
export const sandbox: PlatformModule = {
  name: 'sandbox',
  routes(app, surroundings) {
    if (surroundings.sandbox) mountSandbox(app, surroundings, surroundings.sandbox)
  },
}
