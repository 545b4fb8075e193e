import { fortuneWheelz } from './fortune-wheelz.ts'
import { funrize } from './funrize.ts'
import { funzCity } from './funz-city.ts'
import { jackpotRabbit } from './jackpot-rabbit.ts'
import { nlc } from './nlc.ts'
import { scarletSands } from './scarlet-sands.ts'
import {
  brandSchema,
  type BrandSettings,
  type BrandSource,
  parseBrands,
} from '@marquee/platform-kernel/brandSettings'
import { modules } from '../modules/index.ts'
import { stormrush } from './stormrush.ts'
import { sws } from './sws.ts'
import { tao } from './tao.ts'
import { wireframe } from './wireframe.ts'

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
