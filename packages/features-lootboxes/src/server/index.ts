import type { PlatformModule } from '@marquee/platform-kernel/module'
import { mountSandboxLootboxes } from './sandbox.ts'

/** Boxes on the platform: they are drawn as wheels are, which `preset.ts` declares them as (LOOTBOX-03). */
export const lootboxes: PlatformModule = {
  name: 'lootboxes',
  routes(app, surroundings) {
    if (surroundings.sandbox) mountSandboxLootboxes(app, surroundings)
  },
}
