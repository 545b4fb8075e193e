import { useState } from 'react'
import { type Draw, type DrawOptions, usePrizeDraw } from './usePrizeDraw.ts'
import { type Reveal, useReveal } from './useReveal.ts'

export interface ChosenDraw extends Omit<Draw<number>, 'draw'> {
  /** Draws from one of several that look alike, by its number; nothing while another one is chosen. */
  open: (number: number) => void
  /** The one that was chosen; undefined before, and once its prize was put away. */
  chosen: number | undefined
  reveal: Reveal
}

/**
 * A draw for which the player picks one of several, such as a box: the platform draws and credits at
 * once, and the prize is told when what opens has taken its time, in ms. A refusal takes the choice back.
 */
export function useChosenDraw(
  options: Omit<DrawOptions<number>, 'onFailure'>,
  duration: number,
): ChosenDraw {
  const [chosen, choose] = useState<number>()
  const drawing = usePrizeDraw<number>({ ...options, onFailure: () => choose(undefined) })
  const { draw, dismiss, isPending, won, problem } = drawing
  const reveal = useReveal(drawing, duration)
  return {
    open(number) {
      if (chosen !== undefined) return
      choose(number)
      draw(number)
    },
    chosen,
    reveal,
    isPending,
    won,
    problem,
    dismiss() {
      dismiss()
      choose(undefined)
    },
  }
}
