import { campaigns as fortuneWheelz } from '@marquee/app-fortune-wheelz/campaigns'
import { campaigns as funrize } from '@marquee/app-funrize/campaigns'
import { campaigns as funzCity } from '@marquee/app-funz-city/campaigns'
import { campaigns as jackpotRabbit } from '@marquee/app-jackpot-rabbit/campaigns'
import { campaigns as nlc } from '@marquee/app-nlc/campaigns'
import { campaigns as scarletSands } from '@marquee/app-scarlet-sands/campaigns'
import {
  brandSchema,
  type BrandSettings,
  type BrandSource,
  parseBrands,
} from '@marquee/platform-kernel/brandSettings'
import { modules } from '../modules.ts'
import { campaigns as stormrush } from '@marquee/app-stormrush/campaigns'
import { campaigns as sws } from '@marquee/app-sws/campaigns'
import { campaigns as tao } from '@marquee/app-tao/campaigns'
import { campaigns as wireframe } from '@marquee/app-wireframe/campaigns'

const sources: BrandSource[] = [
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

/** Settings of every brand by key. @throws with the brand and the field when one does not fit. */
export const allBrands: ReadonlyMap<string, BrandSettings> = parseBrands(
  brandSchema(modules),
  sources,
)
