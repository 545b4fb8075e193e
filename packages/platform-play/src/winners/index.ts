import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { latestWinners } from './service.ts'

/** The newest wins, read from the rounds themselves. */
export const winners: PlatformModule = {
  name: 'winners',
  handlers: (surroundings) => ({
    'pages.latestWinners': async ({ kernel, brand }) => ({
      success: true,
      data: { winners: await latestWinners(kernel.db, settingsOf(surroundings, brand)) },
    }),
  }),
}
