import {
  countClosed,
  countOpened,
  firstOf,
  Link,
  navigateTo,
  now,
  safePath,
  type Search,
  Slot,
  useApp,
  usePlayer,
  useT,
} from '@marquee/core'
import { Button, Icon, Stack, Text } from '@marquee/ui'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as css from './RegistrationCompletePage.css.ts'

/** Where a player goes on, without locale. */
function useTarget(): string {
  const search = useRouterState({ select: ({ location }) => location.search as Search })
  return safePath(firstOf(search['redirectUrl'])) ?? '/lobby/'
}

/**
 * `/registration-complete/`: welcomes a new player with the gift and leads on. Only an account whose
 * registration is not complete, such as an old one, is asked for the rest (AUTH-04). During a break it
 * welcomes nobody and leads to the lobby, which says so.
 */
export function RegistrationCompletePage() {
  const t = useT('registration-complete')
  const app = useApp()
  const player = usePlayer()
  const target = useTarget()
  // It opens unasked: one of the few things that do in five minutes, and after it nothing does for a while.
  const isResting = Boolean(player?.restriction)
  useEffect(() => {
    if (isResting) {
      void navigateTo(app, '/lobby/', { replace: true })
      return undefined
    }
    countOpened(localStorage, now())
    return () => countClosed(localStorage, now())
  }, [app, isResting])
  const goOn = () => void navigateTo(app, target)
  const isComplete = player?.Registration.complete === true
  const isClosed = player?.Registration.registrationFunnel.funnelType === 'closed_funnel'
  if (isResting) return null
  return (
    <Stack gap={5}>
      <Slot name="registration.welcome" done={isComplete ? goOn : null} />
      {!isComplete && (
        <>
          <Slot name="registration.form" done={goOn} />
          <div className={css.foot}>
            <Icon name="info" size="text" />
            <Text as="span" size="sm" tone="secondary">
              {t(isClosed ? 'closed' : 'open')}
            </Text>
          </div>
          <Button variant="plain" wide render={<Link to="/lobby/" />}>
            {t('later')}
          </Button>
        </>
      )}
    </Stack>
  )
}
