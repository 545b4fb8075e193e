import type { RankLeague } from '../contract/schemas.ts'
import { Link, useT } from '@marquee/core'
import { Button, Notice } from '@marquee/ui'

const pages = {
  'cool-off': '/game/responsible-play',
  excluded: '/game/responsible-play',
  'not-verified': '/profile/identity',
} as const

/** Why play does not lead on at the moment, and where that is settled; nothing while it does. */
export function Blocked({ reason }: { reason: RankLeague['progressBlockedReason'] }) {
  const t = useT('vip')
  if (reason === null) return null
  return (
    <Notice
      icon={reason === 'not-verified' ? 'lock' : 'pause'}
      action={
        <Button size="sm" variant="quiet" render={<Link to={pages[reason]} />}>
          {t(`blocked.${reason}.action`)}
        </Button>
      }
    >
      {t(`blocked.${reason}.text`)}
    </Notice>
  )
}
