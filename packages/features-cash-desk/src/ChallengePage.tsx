import { Link, useT } from '@marquee/core'
import { Button, Heading, Icon, Stack, Text } from '@marquee/ui'

/** `/cashIframe`: what a card's provider asks stands here, in a frame of the cash desk (ROUTE-39). */
export function ChallengePage() {
  const t = useT('cash-desk')
  return (
    <Stack gap={4} align="start">
      <Icon name="card" size="xl" />
      <Heading level={1} size="xl">
        {t('challenge.title')}
      </Heading>
      <Text>{t('challenge.lead')}</Text>
      <Button variant="quiet" render={<Link to="/cash/deposit-by-money/" target="_top" />}>
        {t('challenge.back')}
      </Button>
    </Stack>
  )
}
