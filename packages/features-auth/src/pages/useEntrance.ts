import { enterAsPlayer, type Search, useApp } from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'
import { useWelcome } from '../useWelcome.ts'
import { keptQuery, targetAfter, targetAfterSignUp } from '../redirect.ts'

/** The way in, and the query that a link to the other form hands on. */
export function useEntrance() {
  const app = useApp()
  const search = useRouterState({ select: (state) => state.location.search as Search })
  const target = targetAfterSignUp(search['redirectUrl'], useWelcome())
  return {
    /** Goes on after signing up. */
    begin: (login: string) => enterAsPlayer(app, login, target),
    /** Where that leads. */
    leadsTo: target,
    enter: (login: string) => enterAsPlayer(app, login, targetAfter(search['redirectUrl'])),
    kept: keptQuery(search),
  }
}
