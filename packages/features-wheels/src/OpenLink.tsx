import { type AppPath, Link, type LinkProps } from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'

interface OpenLinkProps extends Omit<LinkProps, 'to' | 'search'> {
  modal: 'daily-wheel' | 'wheel-of-wins' | 'prize-vault'
}

/** Opens a modal above the page that is there. */
export function OpenLink({ modal, ...props }: OpenLinkProps) {
  // Not '.': that would lose the slash at the end of a path.
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const opened: LinkProps['search'] = (search) => ({ ...search, openModal: modal })
  return <Link {...props} to={path as AppPath} search={opened} resetScroll={false} />
}
