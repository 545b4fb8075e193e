import type { Theme } from '@marquee/theme'
import { theme as fortuneWheelz } from '@marquee/theme-fortune-wheelz/theme'
import { theme as funrize } from '@marquee/theme-funrize/theme'
import { theme as funzCity } from '@marquee/theme-funz-city/theme'
import { theme as jackpotRabbit } from '@marquee/theme-jackpot-rabbit/theme'
import { theme as nlc } from '@marquee/theme-nlc/theme'
import { theme as scarletSands } from '@marquee/theme-scarlet-sands/theme'
import { theme as stormrush } from '@marquee/theme-stormrush/theme'
import { theme as sws } from '@marquee/theme-sws/theme'
import { theme as tao } from '@marquee/theme-tao/theme'
import { theme as wireframe } from '@marquee/theme-wireframe/theme'

/** Every theme there is; stories, switches and tests run over this list. */
export const themes: readonly Theme[] = [
  funrize,
  tao,
  nlc,
  fortuneWheelz,
  funzCity,
  jackpotRabbit,
  sws,
  scarletSands,
  stormrush,
  wireframe,
]
