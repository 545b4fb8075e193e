import type { HomePage } from '@marquee/contract'
import { Link, useBrand, useLocaleCode, useT, useTranslate } from '@marquee/core'
import { linkParts } from '@marquee/feature-room'
import { Button, Card, Heading, Text } from '@marquee/ui'
import * as css from './PromotionsPage.css.ts'

type Promotion = HomePage['payload']['promotions'][number]

/** A deadline in words, the same on the server and in every time zone. */
const dateOf = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/** One promotion: what it brings, until when, and the way to it. */
export function PromotionCard({ promotion, isFirst }: { promotion: Promotion; isFirst: boolean }) {
  const t = useT('promotions')
  const translate = useTranslate()
  const locale = useLocaleCode()
  const { theme } = useBrand()
  const { id, title, text, link, finishedAt } = promotion
  const name = translate(title)
  return (
    <Card
      tone={isFirst ? 'highlight' : 'raised'}
      padding="lg"
      className={css.card}
      data-promotion={id}
    >
      <img
        src={isFirst ? theme.art.reward : theme.art.mark}
        alt=""
        width={240}
        height={180}
        className={css.art}
      />
      <div className={css.words}>
        <Heading level={3} size="lg">
          {name}
        </Heading>
        <Text>{translate(text)}</Text>
        {finishedAt !== null && (
          <Text
            as="time"
            size="sm"
            className={css.until}
            {...{ dateTime: new Date(finishedAt).toISOString() }}
          >
            {t('until', { date: dateOf(finishedAt, locale) })}
          </Text>
        )}
        {link && (
          <Button
            variant={isFirst ? 'strong' : 'quiet'}
            render={<Link {...linkParts(link)} />}
            aria-label={`${t('open')}: ${name}`}
          >
            {t('open')}
          </Button>
        )}
      </div>
    </Card>
  )
}
