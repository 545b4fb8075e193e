import { useT } from '@marquee/core'
import { PrizeReveal } from '@marquee/prize-ui'
import { Notice, Text } from '@marquee/ui'
import type { Machine } from '../useMachine.ts'
import * as css from './MiniSlotHall.css.ts'

/** What the spin brought once the reels are at rest, or why there was none. */
export function Result({ machine }: { machine: Machine }) {
  const t = useT('mini-slot')
  const { won, isTold, isTooSoon, problem, restartProblem, reels } = machine
  const isNothing = won && won.prize.coins + won.prize.entries === 0
  const trouble = problem ?? restartProblem
  return (
    <>
      <div aria-live="polite" className={css.live}>
        {isTooSoon && (
          <Text centred strong data-testid="mini-slot-too-soon">
            {t('alreadySpinning')}
          </Text>
        )}
        {isTold && won && (
          <>
            <Text centred strong data-testid="mini-slot-told">
              {isNothing
                ? t('nothing')
                : t('odds.three', { symbol: t(`symbols.${reels?.[0] ?? 0}`) })}
            </Text>
            {!isNothing && <PrizeReveal feature="mini-slot" won={won} />}
          </>
        )}
      </div>
      {trouble !== null && (
        <Notice tone="critical" announced className={css.live}>
          {trouble}
        </Notice>
      )}
    </>
  )
}
