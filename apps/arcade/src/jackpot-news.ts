import type { JackpotRibbon } from './jackpot-ribbon.ts'

type Levels = { level: string; amount: number }[]

/** Tells a ribbon of jackpots at other amounts, at once or when the round that runs has been shown. */
export function makeJackpotNews(ribbon: JackpotRibbon | null, isRunning: () => boolean) {
  /** Told while a round is shown: one that fell to it must not be seen before the reels say so. */
  let toldMeanwhile: Levels | null = null
  return {
    tell: (levels: Levels) => {
      if (isRunning()) toldMeanwhile = levels
      else ribbon?.tell(levels)
    },
    tellLater: () => {
      if (!toldMeanwhile) return
      ribbon?.tell(toldMeanwhile)
      toldMeanwhile = null
    },
  }
}
