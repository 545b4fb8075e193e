import { Link, useModals, useT } from '@marquee/core'
import { Chip, Icon, Money, Stack, Text } from '@marquee/ui'
import { useSteps } from '../steps/useSteps.ts'
import * as css from './WelcomeScene.css.ts'

/** What can be told later, each with its reward; nothing of it is needed to play. */
export function WelcomeSteps() {
  const t = useT('account')
  const modals = useModals()
  const { steps = [] } = useSteps()
  const open = steps.filter(({ done, coins }) => !done && coins > 0)
  if (!open.length) return null
  return (
    <Stack gap={2}>
      <Text size="sm" tone="secondary">
        {t('welcome.later')}
      </Text>
      <ul className={css.chips} data-testid="welcome-steps">
        {open.map(({ key, icon, coins, modal, to }) => (
          <li key={key}>
            <Chip
              start={<Icon name={icon} size="sm" />}
              render={
                modal ? (
                  <button type="button" onClick={() => modals.open(modal)} />
                ) : (
                  <Link to={to ?? '/profile'} />
                )
              }
            >
              {t(`welcome.steps.${modal ?? 'profile'}`)}{' '}
              <Money amount={coins} unit="coins" unitLabel={t('coins')} signed />
            </Chip>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
