import type { Outcome } from '@marquee/contract'
import { type Draw, type Reveal, useFeedback, useReveal } from '@marquee/prize-ui'
import { prefersStillness } from '@marquee/ui'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { arcsOf, landingOn } from './geometry.ts'
import { ticksOf } from './ticks.ts'
import { landedTime, turnTime } from './WheelDrawing.css.ts'

export interface Turn {
  /** Of the wheel, in degrees. */
  rotation: number
  reveal: Reveal
  /** It stands on the sector that was drawn. */
  isLanded: boolean
  /** The pointer of the drawing: each peg knocks it aside. */
  pointer: RefObject<SVGPathElement | null>
}

const knock = [{ rotate: '0deg' }, { rotate: '-16deg' }, { rotate: '0deg' }]

/** Turns the wheel to what was drawn and keeps the outcome back until it stands there. */
export function useTurn(
  sectors: readonly Outcome[],
  draw: Pick<Draw<never>, 'isPending' | 'won'>,
): Turn {
  const { won } = draw
  const [rotation, setRotation] = useState(0)
  const [hasStopped, setStopped] = useState(false)
  const pointer = useRef<SVGPathElement>(null)
  const feedback = useFeedback()
  const reveal = useReveal(draw, turnTime + landedTime)
  /** Sets the wheel going; gives how far it goes, in degrees. */
  const turnTo = useEffectEvent((sectorId: Outcome['id']): number => {
    const index = sectors.findIndex(({ id }) => id === sectorId)
    const arc = arcsOf(sectors.map(({ chance }) => chance))[index]
    if (!arc) return 0
    const goal = landingOn(arc, rotation)
    setRotation(goal)
    return goal - rotation
  })
  const tick = useEffectEvent(() => {
    feedback('tick')
    pointer.current?.animate?.(knock, { duration: 90 })
  })
  const land = useEffectEvent(() => {
    feedback('land')
    setStopped(true)
  })
  // A draw turns the wheel once, whatever is refreshed meanwhile.
  useEffect(() => {
    setStopped(false)
    if (!won) return undefined
    const degrees = turnTo(won.sectorId)
    if (prefersStillness()) {
      setStopped(true)
      return undefined
    }
    const timers = ticksOf(degrees, turnTime).map((time) => setTimeout(tick, time))
    timers.push(setTimeout(land, turnTime))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [won])
  return { rotation, reveal, isLanded: hasStopped && won !== undefined, pointer }
}
