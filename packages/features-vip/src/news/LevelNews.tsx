import { interrupt, useApp } from '@marquee/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { newsKey } from '../keys.ts'
import { newsQuery } from '../queries.ts'

/** Behind what asks a player to answer something, before offers. */
const priority = 50

/**
 * Tells of a new level once the round has come to rest and nothing else is open: of several levels in
 * one modal, and of a new section rather than of its first level (MODAL-51, MODAL-52).
 */
export function LevelNews() {
  const app = useApp()
  const { data: kinds } = useQuery(newsQuery)
  const untold = useRef<string[]>([])
  useEffect(() => {
    if (!kinds?.length) return
    app.queryClient.setQueryData(newsKey, [])
    const all = [...untold.current, ...kinds]
    untold.current = all
    interrupt(app, {
      modal: all.includes('status-up') ? 'vip-status-up' : 'vip-level-up',
      priority,
      async wanted() {
        // What came later tells of this too.
        if (untold.current !== all) return false
        untold.current = []
        return true
      },
    })
  }, [app, kinds])
  return null
}
