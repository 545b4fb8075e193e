import { fortune } from '../contract/endpoints.ts'
import { featureInfoKey, makeOld, useApp } from '@marquee/core'
import { type Draw, usePrizeDraw, type Won } from '@marquee/prize-ui'
import { useRef, useState } from 'react'
import { chosenQuery } from '../queries.ts'
import { setAsideKey } from '../keys.ts'

interface Return {
  /** `collect` once their time is over, `take-back` before that. */
  way: 'collect' | 'take-back'
  /** Tells one jar from the next. */
  chosenAt: number
}

/** What came back; `won` is the bonus, where there is one. */
export interface Back {
  coins: number
  won: Won | null
}

export interface Returning extends Pick<Draw<Return>, 'isPending' | 'problem' | 'dismiss'> {
  back: (input: Return) => void
  done: Back | null
}

/** One key for each way out of each jar: a repetition after a lost answer is the same act. */
function useKeys(): (input: Return) => string {
  const keys = useRef(new Map<string, string>())
  return ({ way, chosenAt }) => {
    const name = `${way}-${chosenAt}`
    const key = keys.current.get(name) ?? crypto.randomUUID()
    keys.current.set(name, key)
    return key
  }
}

const nothing = { coins: 0, entries: 0 }

/** Gets the coins set aside back, once: credited by the platform at once, then told in place. */
export function useReturning(): Returning {
  const { api, queryClient } = useApp()
  const keyOf = useKeys()
  const [coins, setCoins] = useState(0)
  const give = async (input: Return) => {
    const idempotencyKey = keyOf(input)
    if (input.way === 'collect')
      return (await api.call(fortune.collectPackage, { idempotencyKey })).data
    const { data } = await api.call(fortune.takeBackPackage, { idempotencyKey })
    return { ...data, bonus: nothing }
  }
  const { draw, won, isPending, problem, dismiss } = usePrizeDraw<Return>({
    name: 'set-aside-return',
    onFailure: () => {},
    refresh: () => {
      makeOld(queryClient, setAsideKey, featureInfoKey)
    },
    async call(input) {
      const { coinsSetAside, bonus } = await give(input)
      setCoins(coinsSetAside)
      queryClient.setQueryData(chosenQuery(api).queryKey, null)
      return { sectorId: 0, prize: bonus }
    },
  })
  return {
    back: draw,
    isPending,
    problem,
    dismiss,
    done: won ? { coins, won: won.prize.coins > 0 ? won : null } : null,
  }
}
