import { type AppPath, Link, type LinkProps } from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'

const opened: LinkProps['search'] = (search) => ({ ...search, openModal: 'daily-login' })

/** Opens the daily reward above the page that is there. */
export function OpenLink(props: Omit<LinkProps, 'to' | 'search'>) {
  // Not '.': that would lose the slash at the end of a path.
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return <Link {...props} to={path as AppPath} search={opened} resetScroll={false} />
}
