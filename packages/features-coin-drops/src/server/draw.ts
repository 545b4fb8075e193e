import { type Draw, inWindows, windowAt } from '@marquee/platform-draws'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { CoinDropSettings } from './settings.ts'

/** The showers of a brand as a draw: one turn in each, which is the drop's id. */
export const toDraw = (settings: CoinDropSettings): Draw<CoinDropSettings['outcomes'][number]> => ({
  name: 'coin-drop',
  instance: '',
  table: settings.outcomes,
  credit: 'coin-drop',
  entitlement: inWindows(settings),
  refusal: (_turn, now) =>
    new PlatformError(
      'already-claimed',
      `The coins of drop ${windowAt(settings, now)?.id} were taken before.`,
    ),
})
