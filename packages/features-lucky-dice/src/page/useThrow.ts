import { featureInfoKey, makeOld, useApp } from '@marquee/core'
import { type Draw, type Reveal, useMoments, usePrizeDraw, useReveal } from '@marquee/prize-ui'
import { useState } from 'react'
import { luckyDice } from '../contract/endpoints.ts'
import { moments, rollingTime } from '../dice/timing.ts'
import { diceQuery } from '../queries.ts'
import { diceKey } from '../keys.ts'

export interface Throw extends Draw<void> {
  reveal: Reveal
  /** What the dice show that were thrown last here; undefined before the first throw. */
  dice: number[] | undefined
}

/** A throw: drawn and credited by the platform at once, told once the dice lie still. */
export function useThrow(): Throw {
  const { api, queryClient } = useApp()
  const [dice, setDice] = useState<number[]>()
  const drawing = usePrizeDraw<void>({
    name: 'lucky-dice-roll',
    onFailure: () => {},
    refresh: () => {
      makeOld(queryClient, diceKey, featureInfoKey)
    },
    async call(_, idempotencyKey) {
      const { data } = await api.call(luckyDice.roll, { idempotencyKey })
      queryClient.setQueryData(diceQuery(api).queryKey, data.luckyDice)
      setDice(data.dice)
      return { sectorId: data.sum, prize: data.prize }
    },
  })
  useMoments(drawing.won, moments)
  return { ...drawing, dice, reveal: useReveal(drawing, rollingTime) }
}
