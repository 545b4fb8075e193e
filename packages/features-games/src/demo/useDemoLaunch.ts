import { useApp } from '@marquee/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { demoQuery } from '../queries.ts'

/** Opens a game as a demo: no account, no balance, nothing noted of who plays. */
export function useDemoLaunch(gameId: number) {
  const { api } = useApp()
  const query = useQuery(demoQuery(api, gameId))
  const [attempt, setAttempt] = useState(0)
  return {
    launch: query.data,
    error: query.error,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
    /** Changes when the game must load again. */
    frameKey: attempt,
    /** Loads the game again, with all of the demo's coins. */
    restart: () => setAttempt((count) => count + 1),
  }
}
