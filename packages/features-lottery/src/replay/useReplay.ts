import type { Prize } from '@marquee/contract'
import { useApp } from '@marquee/core'
import { useFeedback } from '@marquee/prize-ui'
import { prefersStillness } from '@marquee/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { lottery as calls } from '../contract/endpoints.ts'
import type { Lottery, LotteryTicket } from '../contract/schemas.ts'
import { ticketsQuery, useLeaders, useTickets } from '../queries.ts'
import { paceOf } from './pace.ts'

/** The drum turns so long before the first number, and the last one stands so long, in ms. */
const before = 1_400
const after = 1_200

/** A number that was drawn. */
export interface Drawn {
  number: string
  place: number
  prize: Prize
  isOwn: boolean
}

export interface Replay {
  /** `ready` until the player wants to see it, `playing` while numbers come, `over` with its result. */
  phase: 'ready' | 'playing' | 'over'
  /** The numbers are on their way. */
  isLoading: boolean
  /** All that come, from the last place to the first. */
  drawn: readonly Drawn[]
  /** How many of them have come. */
  shown: number
  /** The player's tickets in it. */
  own: readonly LotteryTicket[]
  /** Plays it; the result at once for those who want stillness. */
  watch: () => void
  /** To the result at once. */
  skip: () => void
}

/** Notes on the platform that the draw was seen, and on this page at once: its outcome may be shown. */
function useSeen(lotteryId: number): () => void {
  const { api, queryClient } = useApp()
  return () => {
    const { queryKey } = ticketsQuery(api)
    queryClient.setQueryData(
      queryKey,
      (known) =>
        known && {
          ...known,
          tickets: known.tickets.map((ticket) =>
            ticket.lotteryId === lotteryId ? { ...ticket, isSeen: true } : ticket,
          ),
        },
    )
    api.call(calls.seeDraw, { params: { id: lotteryId } }).then(
      ({ data }) => queryClient.setQueryData(queryKey, data),
      (error: unknown) =>
        console.error('It could not be noted that a draw was seen; it is offered again.', error),
    )
  }
}

/** The winners of a draw and whatever of the player's own the list of them is too short for. */
function useDrawn(lotteryId: number, own: readonly LotteryTicket[]) {
  const { data: leaders, isFetching } = useLeaders(lotteryId)
  const ownNumbers = new Set(own.map(({ number }) => number))
  const listed = (leaders ?? []).flatMap(({ number, place, prize, isOwn }) =>
    number !== null && prize
      ? [{ number, place, prize, isOwn: isOwn || ownNumbers.has(number) }]
      : [],
  )
  const known = new Set(listed.map(({ number }) => number))
  const further = own.flatMap(({ number, place, prize }) =>
    place !== null && prize && !known.has(number) ? [{ number, place, prize, isOwn: true }] : [],
  )
  const drawn = [...listed, ...further].toSorted((one, other) => other.place - one.place)
  return { drawn, isLoading: !leaders && isFetching }
}

/**
 * Plays a draw for a player who had tickets in it: number after number from the last place to the
 * first. Nobody is told the outcome before; those who want stillness have the result at once.
 */
export function useReplay({ id }: Pick<Lottery, 'id'>): Replay {
  const { data } = useTickets()
  const own = (data?.tickets ?? []).filter(({ lotteryId }) => lotteryId === id)
  const { drawn, isLoading } = useDrawn(id, own)
  const feedback = useFeedback()
  const markSeen = useSeen(id)
  const [reached, setPhase] = useState<Replay['phase']>('ready')
  // Seen in another tab meanwhile: there is nothing left to keep back.
  const isSeen = own.length > 0 && own.every((ticket) => ticket.isSeen)
  const phase = reached === 'ready' && isSeen ? 'over' : reached
  const [shown, setShown] = useState(0)

  const end = () => {
    setPhase('over')
    markSeen()
    feedback('land')
  }
  const next = useEffectEvent(() => {
    const coming = drawn[shown]
    if (!coming) return end()
    feedback(coming.isOwn ? 'pop' : 'tick')
    setShown(shown + 1)
  })
  const waitOf = useEffectEvent((index: number) => {
    const wait = paceOf(drawn.map(({ place }) => place))[index] ?? after
    return index === 0 ? before + wait : wait
  })
  useEffect(() => {
    if (phase !== 'playing') return undefined
    const timer = setTimeout(next, waitOf(shown))
    return () => clearTimeout(timer)
  }, [phase, shown])

  return {
    phase,
    isLoading,
    drawn,
    shown: phase === 'over' ? drawn.length : shown,
    own,
    watch: () => (prefersStillness() ? end() : setPhase('playing')),
    skip: end,
  }
}
