import { useIsOffline, useT } from '@marquee/core'
import { PrizeReveal } from '@marquee/prize-ui'
import { Button, Icon } from '@marquee/ui'
import { live, stage } from '../wheel/SpinWheel.css.ts'
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
}

/** What the streak holds, in the skin's form, and the draw once it is complete. */
export function StreakPrizes({ form, prizes, canClaim }: StreakPrizesProps) {
  const t = useT('wheels')
  const offline = useIsOffline()
  const drawing = useStreakDraw()
  const { draw, isPending, won, dismiss } = drawing
  const { rotation, reveal } = useTurn(prizes, drawing)
  const isTurning = reveal === 'turning'
  const isBusy = isPending || isTurning
  const label = t(`streak.${form}.label`)
  const wonId = won?.sectorId
  return (
    <div className={css.prizes}>
      <div className={stage}>
        {form === 'vault' ? (
          <VaultDrawing prizes={prizes} label={label} isTurning={isTurning} wonId={wonId} />
        ) : (
          <WheelDrawing
            sectors={prizes}
            label={label}
            rotation={rotation}
            isTurning={isTurning}
            wonId={wonId}
          />
        )}
        <div aria-live="polite" className={live}>
          {reveal === 'open' && won && <PrizeReveal feature="wheels" won={won} inFront />}
        </div>
      </div>
      {reveal === 'open' ? (
        <Button wide onClick={dismiss}>
          {t('draw.moment.done')}
        </Button>
      ) : (
        (canClaim || isBusy) && (
          <Button
            wide
            size="lg"
            data-testid="streak-claim"
            disabled={isBusy || offline}
            start={<Icon name={form === 'vault' ? 'lock' : 'wheel'} size="text" />}
            onClick={() => draw()}
          >
            {t(isBusy ? 'turning' : `streak.${form}.claim`)}
          </Button>
        )
      )}
    </div>
  )
}
