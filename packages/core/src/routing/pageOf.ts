import type { AnyRouteMatch } from '@tanstack/react-router'
import './register.ts'
import './staticData.ts'

/** The page that is shown, or undefined when none matched. */
export function pageOf(matches: readonly AnyRouteMatch[]): AnyRouteMatch | undefined {
  const last = matches.at(-1)
  const missing = matches.some((match) => match.status === 'notFound' || match._notFound)
  return !missing && last?.staticData?.definition ? last : undefined
}
