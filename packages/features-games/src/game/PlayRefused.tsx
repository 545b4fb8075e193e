import { Link, useDateFormat, useHasRoute, useModals, useT } from '@marquee/core'
import { Button } from '@marquee/ui'
import { Notice } from './notices.tsx'
import type { Refusal } from './refusal.ts'

const lobby = '/lobby/'

/** The player's own limit, break or exclusion stands before the game: until when, and where to see it. */
export function PlayRefused({ refusal, onClose }: { refusal: Refusal; onClose?: () => void }) {
  const t = useT('games')
  const date = useDateFormat({ dateStyle: 'long', timeStyle: 'short' })
  const hasRoute = useHasRoute()
  const modals = useModals()
  const { code, limit, until, see } = refusal
  const when = until === null ? '' : date(until)
  const what = code === 'play-limit-reached' && limit ? `.${limit}` : ''
  return (
    <Notice
      title={t(`game.refused.${code}.title${what}`)}
      text={t(`game.refused.${code}.text`, { when })}
    >
      {code === 'reality-check-due' ? (
        <Button wide onClick={() => modals.open('reality-check')}>
          {t('game.refused.check')}
        </Button>
      ) : (
        see &&
        hasRoute(see) && (
          <Button wide render={<Link to={see} />}>
            {t('game.refused.see')}
          </Button>
        )
      )}
      {onClose ? (
        <Button wide variant="quiet" onClick={onClose}>
          {t('game.close')}
        </Button>
      ) : (
        <Button wide variant="quiet" render={<Link to={lobby} />}>
          {t('game.refused.leave')}
        </Button>
      )}
    </Notice>
  )
}
