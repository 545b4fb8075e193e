import type { Player } from '@marquee/contract'
import { redirect } from '@tanstack/react-router'
import { meKey } from '../query/keys.ts'
import type { Middleware } from './types.ts'

/**
 * A page that lists games sends a player on a break or excluded to the lobby, which says until when and
 * what stays open (RP-02, RP-06).
 */
export const mayPlay: Middleware = ({ runtime: { queryClient } }) => {
  if (queryClient.getQueryData<Player>(meKey)?.restriction) throw redirect({ to: '/lobby/' })
}
