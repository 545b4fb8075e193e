import { magicBox } from '@marquee/contract'
import { useApp } from '@marquee/core'
import { type Draw, type Reveal, usePrizeDraw, useReveal } from '@marquee/prize-ui'
import { useState } from 'react'
import { openingTime } from '../box/CosmicBox.css.ts'
import { boxesQuery } from '../queries.ts'

export interface Opening extends Omit<Draw<number>, 'draw'> {
  /** Opens a box, from 1. */
  open: (box: number) => void
  /** The box that was chosen; undefined before, and once it was put away. */
  chosen: number | undefined
  reveal: Reveal
}

/** Opening a box: drawn and credited by the platform at once, told once its lid is off. */
export function useOpening(): Opening {
  const { api, queryClient } = useApp()
  const [chosen, choose] = useState<number>()
  const drawing = usePrizeDraw<number>({
    name: 'cosmic-box-open',
    onFailure: () => choose(undefined),
    refresh: () => void queryClient.invalidateQueries({ queryKey: ['magic-box'] }),
    async call(id, idempotencyKey) {
      const { data } = await api.call(magicBox.open, { params: { id }, idempotencyKey })
      queryClient.setQueryData(boxesQuery(api).queryKey, data.magicBox)
      return { sectorId: data.outcomeId, prize: data.prize }
    },
  })
  const { draw, dismiss, isPending, won, problem } = drawing
  const reveal = useReveal(drawing, openingTime)
  return {
    open(box) {
      if (chosen !== undefined) return
      choose(box)
      draw(box)
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
