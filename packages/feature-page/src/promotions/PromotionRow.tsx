import {
  Link,
  type ShownPromotion,
  useBrand,
  useCountdown,
  useModals,
  usePromotionLink,
  useT,
  useTranslate,
  When,
} from '@marquee/core'
import { Badge, Button, Card, Countdown, Heading, Icon, Money, Text } from '@marquee/ui'
import * as css from './PromotionRow.css.ts'

function Gives({ feature, gives }: Pick<ShownPromotion, 'gives'> & { feature: string }) {
  const t = useT(feature)
  if (!gives) return null
  const { coins, entries, freeSpins, upTo } = gives
  return (
    <Text as="span" strong className={css.gives} data-testid="promotion-gives">
      {upTo && <span>{t('featurePage.promotion.upTo')}</span>}
      {coins > 0 && (
        <Money amount={coins} unit="coins" unitLabel={t('featurePage.promotion.coins')} icon />
      )}
      {entries > 0 && (
        <Money
          amount={entries}
          unit="entries"
          unitLabel={t('featurePage.promotion.entries')}
          icon
        />
      )}
      {freeSpins > 0 && <span>{t('featurePage.promotion.freeSpins', { count: freeSpins })}</span>}
    </Text>
  )
}

function State({ feature, promotion }: { feature: string; promotion: ShownPromotion }) {
  const t = useT(feature)
  const { ready, nextAt } = promotion
  const remaining = useCountdown({ until: ready ? null : nextAt, optimized: true })
  if (ready > 0)
    return <Badge tone="positive">{t('featurePage.promotion.ready', { count: ready })}</Badge>
  if (nextAt !== null)
    return (
      <Text as="span" size="sm" tone="secondary">
        {t('featurePage.promotion.next')}{' '}
        {remaining !== null && (
          <Countdown remaining={remaining} label={t('featurePage.promotion.next')} />
        )}
      </Text>
    )
  // That it runs is said by the title above, or by its end.
  return null
}

/** Until when it runs, whatever can be claimed of it. */
function End({ feature, at }: { feature: string; at: number | null }) {
  const t = useT(feature)
  if (at === null) return null
  return (
    <Text as="span" size="sm" tone="secondary" data-testid="promotion-end">
      {t('featurePage.promotion.until')} <When at={at} />
    </Text>
  )
}

export interface PromotionRowProps {
  /** Id of the feature whose texts, made with `pageMessages`, it speaks with. */
  feature: string
  promotion: ShownPromotion
  /** Of its title. */
  level?: 2 | 3
}

/** What can be done: claim where that needs no choice, else go there. */
function Act({ feature, promotion }: Pick<PromotionRowProps, 'feature' | 'promotion'>) {
  const t = useT(feature)
  const translate = useTranslate()
  const linkTo = usePromotionLink()
  const modals = useModals()
  const owner = useBrand().features.find(({ id }) => id === promotion.feature)
  const { id, ready, title } = promotion
  const modal = ready > 0 ? owner?.claims : undefined
  const action = t(modal ? 'featurePage.promotion.claim' : 'featurePage.promotion.open')
  return (
    <Button
      size="sm"
      variant={ready ? 'strong' : 'quiet'}
      className={css.action}
      aria-label={`${action}: ${translate(title)}`}
      {...(modal
        ? { onClick: () => void modals.open(modal, { claims: id }) }
        : { render: <Link {...linkTo(promotion)} /> })}
    >
      {action}
    </Button>
  )
}

/** One thing that runs: what it gives, its state, and what can be done. */
export function PromotionRow({ feature, promotion, level = 3 }: PromotionRowProps) {
  const translate = useTranslate()
  const { id, icon, title, text, ready } = promotion
  return (
    <Card
      tone={ready ? 'highlight' : 'raised'}
      className={css.row}
      data-promotion={id}
      data-ready={ready || undefined}
    >
      <span className={css.medal}>
        <Icon name={icon} size="lg" />
      </span>
      <div className={css.words}>
        <Heading level={level} size="sm">
          {translate(title)}
        </Heading>
        <Text size="sm" tone="secondary">
          {translate(text)}
        </Text>
        <Gives feature={feature} gives={promotion.gives} />
        <div className={css.state}>
          <State feature={feature} promotion={promotion} />
          <End feature={feature} at={promotion.finishedAt} />
        </div>
      </div>
      <Act feature={feature} promotion={promotion} />
    </Card>
  )
}
