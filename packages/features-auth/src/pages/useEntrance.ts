import { enterAsPlayer, type Search, useApp } from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'
import { keptQuery, targetAfter } from '../redirect.ts'

/** The way in, and the query that a link to the other form hands on. */
export function useEntrance() {
  const app = useApp()
  const search = useRouterState({ select: (state) => state.location.search as Search })
  return {
    enter: (login: string) => enterAsPlayer(app, login, targetAfter(search['redirectUrl'])),
    kept: keptQuery(search),
  }
}
