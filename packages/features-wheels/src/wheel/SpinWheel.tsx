import type { Outcome } from '@marquee/contract'
import { useIsOffline, useT } from '@marquee/core'
import { type Draw, PrizeReveal } from '@marquee/prize-ui'
import { Button, Icon } from '@marquee/ui'
import type { ReactNode } from 'react'
import * as css from './SpinWheel.css.ts'
import { useTurn } from './useTurn.ts'
import { WheelDrawing } from './WheelDrawing.tsx'

/** Each action is a button of its own: it takes the focus of the one that is gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

interface SpinWheelProps {
  sectors: readonly Outcome[]
  label: string
  /** Makes the draw; null where none can be made now. */
  spin: (() => void) | null
  draw: Pick<Draw<never>, 'isPending' | 'won' | 'dismiss'>
  /** What stands below a wheel that cannot be spun now. */
  children?: ReactNode
}

/** A wheel, its button, and what it brought. */
export function SpinWheel({ sectors, label, spin, draw, children }: SpinWheelProps) {
  const t = useT('wheels')
  const offline = useIsOffline()
  const { won, isPending, dismiss } = draw
  const { rotation, reveal } = useTurn(sectors, draw)
  const isBusy = isPending || reveal === 'turning'
  return (
    <div className={css.panel}>
      {/* The wheel stays as it stopped, with its sector lit; the prize grows out of it. */}
      <div className={css.stage}>
        <WheelDrawing
          sectors={sectors}
          label={label}
          rotation={rotation}
          isTurning={reveal === 'turning'}
          wonId={won?.sectorId}
        />
        <div aria-live="polite" className={css.live}>
          {reveal === 'open' && won && <PrizeReveal feature="wheels" won={won} inFront />}
        </div>
      </div>
      {reveal === 'open' && (
        <Button wide ref={takeFocus} onClick={dismiss} data-testid="wheel-done">
          {t('draw.moment.done')}
        </Button>
      )}
      {reveal !== 'open' && (spin || isBusy) && (
        <Button
          wide
          size="lg"
          variant="strong"
          data-testid="wheel-spin"
          disabled={isBusy || offline}
          start={<Icon name="wheel" size="text" />}
          onClick={spin ?? undefined}
        >
          {t(isBusy ? 'turning' : 'spin')}
        </Button>
      )}
      {reveal === 'closed' && !spin && !isPending && children}
    </div>
  )
}
