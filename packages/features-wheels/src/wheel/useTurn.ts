import type { Outcome } from '@marquee/contract'
import { type Draw, type Reveal, useReveal } from '@marquee/prize-ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { arcsOf, landingOn } from './geometry.ts'
import { landedTime, turnTime } from './WheelDrawing.css.ts'

export interface Turn {
  /** Of the wheel, in degrees. */
  rotation: number
  reveal: Reveal
}

/** Turns the wheel to what was drawn and keeps the outcome back until it stands there. */
export function useTurn(
  sectors: readonly Outcome[],
  draw: Pick<Draw<never>, 'isPending' | 'won'>,
): Turn {
  const { won } = draw
  const [rotation, setRotation] = useState(0)
  const reveal = useReveal(draw, turnTime + landedTime)
  const turnTo = useEffectEvent((sectorId: Outcome['id']) => {
    const index = sectors.findIndex(({ id }) => id === sectorId)
    const arc = arcsOf(sectors.map(({ chance }) => chance))[index]
    if (arc) setRotation((now) => landingOn(arc, now))
  })
  // A draw turns the wheel once, whatever is refreshed meanwhile.
  useEffect(() => {
    if (won) turnTo(won.sectorId)
  }, [won])
  return { rotation, reveal }
}
