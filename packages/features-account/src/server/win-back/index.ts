import type { PlatformModule } from '@marquee/platform-kernel/module'
import { askAwayPlayers } from './askBack.ts'

/** How often it is looked who has been away, in ms. */
const lookEvery = 3_600_000

/** A mail to players who have not been here for a while. */
export const winBack: PlatformModule = {
  name: 'win-back',
  migrations: [
    {
      name: '20261214-1-win-back',
      statements: [
        `create table win_back (
          player_id uuid primary key references player (id),
          sent_at timestamptz not null
        )`,
      ],
    },
  ],
  jobs: ({ kernel }) => [
    { name: 'win-back.ask', every: lookEvery, run: (stopping) => askAwayPlayers(kernel, stopping) },
  ],
}
