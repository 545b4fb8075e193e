import type { GameFrameJackpots } from '@marquee/game-sdk'
import type { JackpotId } from '@marquee/game-math'
import type { Formats } from './format.ts'
import type { JackpotRibbon } from './jackpot-ribbon.ts'
import type { Motion } from './stage/motion.ts'
import type { Translate } from './texts/texts.ts'
import { element } from './ui/dom.ts'

type NetworkRibbonOptions = {
  t: Translate
  formats: Formats
  /** Asked when something moves: the ribbon is there before the stage. */
  motion: () => Motion
  reducedMotion: () => boolean
}

/** Milliseconds in which an amount climbs to what it was told to be. */
const climbMs = 2400

/** Jackpots that climb with every round of every player; the same for every stake. */
export function makeNetworkRibbon(
  { t, formats, motion, reducedMotion }: NetworkRibbonOptions,
  { levels }: GameFrameJackpots,
): JackpotRibbon {
  const shown = levels
    .map(({ level, amount, mustDropBy }) => ({
      level,
      value: amount,
      dd: element('dd', {}, formats.amount(amount)),
      most: element(
        'dd',
        { class: 'most' },
        t('network.by', { amount: formats.amount(mustDropBy) }),
      ),
    }))
    .toReversed()
  return {
    root: element(
      'dl',
      { class: 'jackpots fed' },
      ...shown.map(({ level, dd, most }) =>
        element(
          'div',
          { class: level },
          element('dt', {}, t(`jackpot.${level as JackpotId}`)),
          dd,
          most,
        ),
      ),
    ),
    setStake: () => undefined,
    tell: (told) => {
      for (const entry of shown) {
        const next = told.find(({ level }) => level === entry.level)?.amount
        if (next === undefined || next === entry.value) continue
        const from = entry.value
        entry.value = next
        // One that has fallen begins anew at once; only what grows climbs.
        if (next < from || reducedMotion()) {
          entry.dd.textContent = formats.amount(next)
          continue
        }
        void motion().run(climbMs, (share) => {
          if (entry.value === next) {
            entry.dd.textContent = formats.amount(Math.floor(from + (next - from) * share))
          }
        })
      }
    },
  }
}
