import { givenPath, Link, type LinkOptions, type ModalName } from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'

const openModal: ModalName = 'daily-login'
const opened = (search: object) => ({ ...search, openModal })

/** Opens the daily reward above the page that is there. */
export function OpenLink(props: LinkOptions) {
  // Not '.': that would lose the slash at the end of a path.
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return <Link {...props} to={givenPath(path)} search={opened} resetScroll={false} />
}
