import { Link, useHasRoute, useT, When } from '@marquee/core'
import { Button, Icon, Stack, Text } from '@marquee/ui'

/** The national helpline, whose name and number are its own. */
const helpline = { name: '1-800-MY-RESET', href: 'tel:1-800-697-3738' }

/**
 * Stands in place of the form for somebody whose self-exclusion runs: why, until when, and who helps.
 * Nothing here invites to try again.
 */
export function ExcludedNotice({ until }: { until: number | null }) {
  const t = useT('auth')
  const hasRoute = useHasRoute()
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={(element) => element?.focus()}
      style={{ outline: 'none' }}
      data-testid="sign-up-excluded"
    >
      <Stack gap={4}>
        <Text strong size="lg">
          {t('excluded.title')}
        </Text>
        <Text>{t('excluded.text')}</Text>
        {until !== null && (
          <Text>
            {t('excluded.until')} <When at={until} format="long" />
          </Text>
        )}
        <Text tone="secondary">{t('excluded.help')}</Text>
        <Stack gap={2}>
          <Button
            wide
            variant="quiet"
            start={<Icon name="phone" size="text" />}
            render={<a href={helpline.href} aria-label={t('excluded.call', helpline)} />}
          >
            {t('excluded.call', helpline)}
          </Button>
          {hasRoute('/page/$name') && (
            <Button
              wide
              variant="quiet"
              render={<Link to="/page/$name" params={{ name: 'help' }} hash="contact" />}
            >
              {t('excluded.support')}
            </Button>
          )}
        </Stack>
      </Stack>
    </div>
  )
}
