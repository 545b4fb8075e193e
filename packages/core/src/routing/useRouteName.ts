import { useRouterState } from '@tanstack/react-router'
import { useApp } from '../app/AppContext.ts'
import { pageOf } from './pageOf.ts'
import { routeName } from './locale.ts'

/** Name of the page that is shown, locale included: `library___es`; undefined where none matched (ROUTE-48). */
export function useRouteName(): string | undefined {
  const { locale } = useApp()
  const name = useRouterState({
    select: ({ matches }) => pageOf(matches)?.staticData.definition?.name,
  })
  return name && routeName(name, locale)
}
