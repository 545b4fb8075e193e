import type { HomePage } from '@marquee/contract'
import { useHasRoute, useT, useTranslate } from '@marquee/core'
import { Card, formatMoney, Icon, Inline, Stack, Text, useLocale } from '@marquee/ui'

interface InfoPlateProps {
  text: HomePage['payload']['infoPlate']
  packages?: HomePage['payload']['packages']
}

/** What the least that is on sale costs, beside that nobody needs it; nothing where nothing is. */
function LeastPrice({ packages }: Required<Pick<InfoPlateProps, 'packages'>>) {
  const t = useT('lobby')
  const locale = useLocale()
  const hasRoute = useHasRoute()
  const [least] = packages
  if (!least || !hasRoute('/cash/deposit-by-money')) return null
  return (
    <Text size="sm" tone="secondary" data-testid="least-price">
      {t('leastPrice', {
        amount: formatMoney(least.gives.coins, 'coins', { locale }),
        price: formatMoney(least.price, 'USD', { locale }),
      })}
    </Text>
  )
}

/** One line the brand wants read. */
export function InfoPlate({ text, packages = [] }: InfoPlateProps) {
  const t = useT('lobby')
  const translate = useTranslate()
  if (!text) return null
  return (
    <Card tone="surface" padding="sm" render={<aside aria-label={t('plate')} />}>
      <Inline gap={3} wrap={false}>
        <Icon name="info" />
        <Stack gap={1}>
          <Text>{translate(text)}</Text>
          <LeastPrice packages={packages} />
        </Stack>
      </Inline>
    </Card>
  )
}
