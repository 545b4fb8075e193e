import type { ThemeArt, ThemePackage } from '@marquee/theme'
import { fortuneWheelz } from '@marquee/theme-fortune-wheelz'
import { funrize } from '@marquee/theme-funrize'
import { funzCity } from '@marquee/theme-funz-city'
import { jackpotRabbit } from '@marquee/theme-jackpot-rabbit'
import { nlc } from '@marquee/theme-nlc'
import { scarletSands } from '@marquee/theme-scarlet-sands'
import { stormrush } from '@marquee/theme-stormrush'
import { sws } from '@marquee/theme-sws'
import { tao } from '@marquee/theme-tao'
import { wireframe } from '@marquee/theme-wireframe'

const packages: readonly ThemePackage[] = [
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

/** The drawings of a theme. */
export function artOf(key: string): ThemeArt {
  const found = packages.find((each) => each.key === key)
  if (!found)
    throw new Error(`No theme package has the key '${key}': add it to apps/storybook/src/art.ts.`)
  return found.art
}
