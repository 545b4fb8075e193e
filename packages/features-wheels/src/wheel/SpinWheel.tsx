import type { Outcome } from '@marquee/contract'
import { useT } from '@marquee/core'
import { type Draw, PrizeDraw } from '@marquee/prize-ui'
import type { ReactNode } from 'react'
import * as css from './SpinWheel.css.ts'
import { useTurn } from './useTurn.ts'
import { WheelDrawing } from './WheelDrawing.tsx'

interface SpinWheelProps {
  sectors: readonly Outcome[]
  label: string
  /** Makes the draw; null where none can be made now. */
  spin: (() => void) | null
  draw: Pick<Draw<never>, 'isPending' | 'won' | 'problem' | 'dismiss'>
  /** What stands below a wheel that cannot be spun now. */
  children?: ReactNode
}

/** A wheel, its button, and what it brought; the wheel stays as it stopped, with its sector lit. */
export function SpinWheel({ sectors, label, spin, draw, children }: SpinWheelProps) {
  const t = useT('wheels')
  const { rotation, reveal, isLanded, pointer } = useTurn(sectors, draw)
  return (
    <PrizeDraw
      feature="wheels"
      className={css.panel}
      drawing={{ ...draw, reveal }}
      inFront
      stage={
        <WheelDrawing
          sectors={sectors}
          label={label}
          rotation={rotation}
          isTurning={reveal === 'turning'}
          isLanded={isLanded}
          pointer={pointer}
          wonId={draw.won?.sectorId}
        />
      }
      turn={{
        label: t('spin'),
        busyLabel: t('turning'),
        icon: 'wheel',
        size: 'lg',
        testId: 'wheel-spin',
        take: spin,
      }}
      next={children}
      // Whoever shows the wheel tells what went wrong, of whichever wheel (WHEEL-04).
      hidesProblem
      doneTestId="wheel-done"
    />
  )
}
