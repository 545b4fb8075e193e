import {
  firstOf,
  Link,
  navigateTo,
  safePath,
  type Search,
  Slot,
  useApp,
  useBrand,
  usePlayer,
  useT,
} from '@marquee/core'
import { Button, Heading, Icon, Stack, Text } from '@marquee/ui'
import { useRouterState } from '@tanstack/react-router'
import * as css from './RegistrationCompletePage.css.ts'

/** Where a player goes on, without locale. */
function useTarget(): string {
  const search = useRouterState({ select: ({ location }) => location.search as Search })
  return safePath(firstOf(search['redirectUrl'])) ?? '/lobby/'
}

/** `/registration-complete/`: welcomes a new player and asks for the rest, or sends them on. */
export function RegistrationCompletePage() {
  const t = useT('registration-complete')
  const app = useApp()
  const { name, theme } = useBrand()
  const player = usePlayer()
  const target = useTarget()
  const goOn = () => void navigateTo(app, target)
  const isComplete = player?.Registration.complete === true
  const isClosed = player?.Registration.registrationFunnel.funnelType === 'closed_funnel'
  return (
    <Stack gap={5}>
      <div className={css.welcome}>
        <img src={theme.art.reward} alt="" width={96} height={96} className={css.art} />
        <Stack gap={2}>
          <Heading level={1} size="xl">
            {t(isComplete ? 'doneTitle' : 'heading', { name: player?.name ?? '' })}
          </Heading>
          <Text tone="secondary">{t(isComplete ? 'doneText' : 'text', { brand: name })}</Text>
        </Stack>
      </div>
      {isComplete ? (
        <Button wide size="lg" onClick={goOn}>
          {t('goOn')}
        </Button>
      ) : (
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
