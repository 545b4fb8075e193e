import {
  brief,
  openRoundAtom,
  toast,
  useApp,
  useBalanceHold,
  useFeatureTexts,
  useModals,
  usePlayer,
  useRouteName,
  useTopModal,
  whenIdle,
} from '@marquee/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { tellAt, useDrops } from '../queries.ts'
import { forgetWin, type Win, winsKey, winsOf } from './wins.ts'

/** A toast that is this much late is not the one of forty seconds any more, in ms. */
const late = 3_000

/** Tells in passing that the next prizes come in forty seconds (DROPS-08). */
function Announcer() {
  const t = useFeatureTexts('prize-drops')
  const { drops, remaining } = useDrops()
  const told = useRef<number>(undefined)
  const until = drops?.until
  useEffect(() => {
    if (!t || remaining === null || until === null || told.current === until) return
    if (remaining > tellAt || remaining < tellAt - late) return
    told.current = until
    void toast({ ...brief, type: 'info', text: t('toast.soon', { seconds: tellAt / 1000 }) })
  }, [t, remaining, until])
  return null
}

const none = { coins: 0, entries: 0 }
const modal = 'prize-drops-win'

/** Shows what fell once the round is at rest, over the game; until then the header keeps it back. */
function Winnings({ win }: { win: Win }) {
  const { store, queryClient } = useApp()
  const modals = useModals()
  const top = useTopModal()
  const isRoundOpen = useSyncExternalStore(
    (changed) => store.sub(openRoundAtom, changed),
    () => store.get(openRoundAtom),
    () => false,
  )
  const [isRevealed, setRevealed] = useState(false)
  const step = useRef<'waiting' | 'opening' | 'shown'>('waiting')
  useBalanceHold(!isRevealed, { ...none, coins: win.prizeValue })
  useEffect(() => {
    if (top === modal) step.current = 'shown'
    else if (step.current === 'shown') forgetWin(queryClient, win.id)
    if (step.current !== 'waiting' || isRoundOpen || (top !== null && top !== 'game'))
      return undefined
    return whenIdle(() => {
      step.current = 'opening'
      modals.open(modal, { ...win, onRest: () => setRevealed(true) })
    })
  }, [isRoundOpen, top, modals, win, queryClient])
  return null
}

/** Waits for prizes that fall, and for the next ones to come while the player plays. */
export function DropWatch() {
  const { events, queryClient } = useApp()
  const player = usePlayer()
  const page = useRouteName()
  const [hasPlayed, setPlayed] = useState(false)
  useEffect(() => events.on('round:settled', () => setPlayed(true)), [events])
  const { data: wins } = useQuery({
    queryKey: winsKey,
    queryFn: () => winsOf(queryClient),
    enabled: false,
    initialData: () => winsOf(queryClient),
  })
  const [win] = wins
  if (!player) return null
  return (
    <>
      {win && <Winnings key={win.id} win={win} />}
      {player.prizeDrops.isActive && (hasPlayed || page?.startsWith('prize-drops')) && (
        <Announcer />
      )}
    </>
  )
}
