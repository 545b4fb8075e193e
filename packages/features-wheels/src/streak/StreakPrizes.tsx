import { useT } from '@marquee/core'
import { PrizeDraw } from '@marquee/prize-ui'
import type { StreakBoost } from '../contract/streak/schemas.ts'
import { BoostChoice } from './BoostChoice.tsx'
import { useTurn } from '../wheel/useTurn.ts'
import { WheelDrawing } from '../wheel/WheelDrawing.tsx'
import type { Skin } from './skin.ts'
import * as css from './StreakView.css.ts'
import { useStreakDraw, type Streak } from './useStreak.ts'
import { VaultDrawing } from './VaultDrawing.tsx'

interface StreakPrizesProps {
  form: Skin['form']
  prizes: Streak['prizes']
  canClaim: boolean
  /** The tables to choose between; undefined for a streak with one. */
  boost: StreakBoost | undefined
}

/** What the streak holds, in the skin's form, and the draw once it is complete. */
export function StreakPrizes({ form, prizes, canClaim, boost }: StreakPrizesProps) {
  const t = useT('wheels')
  const drawing = useStreakDraw()
  const { rotation, reveal } = useTurn(prizes, drawing)
  const shown = {
    label: t(`streak.${form}.label`),
    isTurning: reveal === 'turning',
    wonId: drawing.won?.sectorId,
  }
  return (
    <PrizeDraw
      feature="wheels"
      className={css.prizes}
      drawing={{ ...drawing, reveal }}
      inFront
      stage={
        form === 'vault' ? (
          <VaultDrawing prizes={prizes} {...shown} />
        ) : (
          <WheelDrawing sectors={prizes} rotation={rotation} {...shown} />
        )
      }
      turn={{
        label: t(`streak.${form}.claim`),
        busyLabel: t('turning'),
        icon: form === 'vault' ? 'lock' : 'wheel',
        size: 'lg',
        testId: 'streak-claim',
        take: canClaim ? () => drawing.draw() : null,
      }}
      lead={
        boost && (
          <BoostChoice boost={boost} disabled={drawing.isPending || drawing.won !== undefined} />
        )
      }
      // The modal of the daily wheel says it (WHEEL-04).
      hidesProblem
      doneTestId="streak-done"
    />
  )
}
