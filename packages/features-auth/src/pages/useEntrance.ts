import { enterAsPlayer, type Search, useApp, useHasRoute } from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'
import { keptQuery, targetAfter, targetAfterSignUp } from '../redirect.ts'

/** The way in, and the query that a link to the other form hands on. */
export function useEntrance() {
  const app = useApp()
  const search = useRouterState({ select: (state) => state.location.search as Search })
  const hasRoute = useHasRoute()
  return {
    /** Goes on after signing up. */
    begin: (login: string) =>
      enterAsPlayer(
        app,
        login,
        targetAfterSignUp(search['redirectUrl'], hasRoute('/registration-complete')),
      ),
    enter: (login: string) => enterAsPlayer(app, login, targetAfter(search['redirectUrl'])),
    kept: keptQuery(search),
  }
}
