import type { PlatformModule } from '@marquee/platform-kernel/module'
import { playerHandlers } from './handlers.ts'

/** The signed-in player: who they are, how they play, where they are signed in. */
export const player: PlatformModule = {
  name: 'player',
  handlers: playerHandlers,
}
