import { supportChatDomains } from '../contract/index.ts'
import { mountMessenger } from './sandbox/messenger.ts'
import type { PlatformModule } from '@marquee/platform-kernel/module'
import { chatDeskHandlers } from './desk.ts'
import { chatHandlers } from './handlers.ts'
import { chatMigrations } from './migrations.ts'
import { relayJobs } from './relay/forward.ts'
import { mountDesk } from './relay/routes.ts'
import { chatFields } from './settings.ts'
import { chatStatus } from './status.ts'

/** Players write to support, and support answers (BRAND-16). */
export const chat: PlatformModule = {
  name: 'chat',
  domains: supportChatDomains,
  settings: chatFields,
  migrations: chatMigrations,
  handlers: (surroundings) => ({ ...chatHandlers(surroundings), ...chatDeskHandlers() }),
  status: () => chatStatus,
  jobs: relayJobs,
  routes(app, surroundings) {
    mountDesk(app, surroundings)
    if (surroundings.sandbox) mountMessenger(app)
  },
}
