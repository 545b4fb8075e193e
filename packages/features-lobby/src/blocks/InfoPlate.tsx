import type { HomePage } from '@marquee/contract'
import { useT, useTranslate } from '@marquee/core'
import { Card, Icon, Inline, Text } from '@marquee/ui'

/** One line the brand wants read. */
export function InfoPlate({ text }: { text: HomePage['payload']['infoPlate'] }) {
  const t = useT('lobby')
  const translate = useTranslate()
  if (!text) return null
  return (
    <Card tone="surface" padding="sm" render={<aside aria-label={t('plate')} />}>
      <Inline gap={3} wrap={false}>
        <Icon name="info" />
        <Text>{translate(text)}</Text>
      </Inline>
    </Card>
  )
}
