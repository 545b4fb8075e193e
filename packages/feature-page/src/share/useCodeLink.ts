import { localisedPath, useLocaleCode } from '@marquee/core'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The address of the home page that carries a code; without its host until the page runs in the browser. */
export function useCodeLink(parameter: string, code: string | undefined): string {
  const locale = useLocaleCode()
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  )
  return `${origin}${localisedPath('/', locale)}?${parameter}=${encodeURIComponent(code ?? '')}`
}
