import { givenPath, Link, type LinkOptions, type ModalName } from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'

interface OpenLinkProps extends LinkOptions {
  modal: Extract<ModalName, 'daily-wheel' | 'wheel-of-wins' | 'prize-vault'>
}

/** Opens a modal above the page that is there. */
export function OpenLink({ modal, ...props }: OpenLinkProps) {
  // Not '.': that would lose the slash at the end of a path.
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const opened = (search: object) => ({ ...search, openModal: modal })
  return <Link {...props} to={givenPath(path)} search={opened} resetScroll={false} />
}
