import type { RedemptionDesk } from '@marquee/contract'
import { useApp, useModals, usePlayer, useT, useTranslate } from '@marquee/core'
import { Button, Card, Heading, Icon, Progress, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { PackageArt } from '../art/PackageArt.tsx'
import { depositsQuery, deskQuery, redemptionsQuery } from '../queries.ts'
import { useAmounts } from '../useAmounts.ts'
import { quickChoice } from './choice.ts'
import * as css from './Quick.css.ts'

/** Winnings on the way to the player (HOME-11): how much can be redeemed, or how far that is. */
function QuickCash({ desk: { redeemable, minimum } }: { desk: RedemptionDesk }) {
  const t = useT('cash-desk')
  const modals = useModals()
  const amounts = useAmounts()
  const isEnough = redeemable >= minimum
  return (
    <Card
      tone={isEnough ? 'highlight' : 'raised'}
      className={css.card}
      data-testid="quick-cash-block"
    >
      <span className={css.sign} aria-hidden="true">
        <Icon name="wallet" size="lg" />
      </span>
      <div className={css.words}>
        <Heading level={2} size="sm">
          {t(isEnough ? 'quickCash.title' : 'quickCash.onTheWay')}
        </Heading>
        <Text strong size="lg">
          {amounts.price(redeemable)}
        </Text>
        {!isEnough && (
          <Progress
            label={t('missing.progress')}
            value={redeemable}
            max={minimum}
            valueText={t('missing.of', {
              some: amounts.winnings(redeemable),
              least: amounts.winnings(minimum),
            })}
            size="sm"
          />
        )}
      </div>
      <Button
        className={css.go}
        variant={isEnough ? 'strong' : 'quiet'}
        onClick={() => modals.open(isEnough ? 'quick-cash' : 'insufficient-withdrawal')}
      >
        {t(isEnough ? 'redeem.action' : 'redeem.plan.least.action')}
      </Button>
    </Card>
  )
}

/** What was bought last, a press away (HOME-10); the smallest package for who has bought nothing. */
function QuickBuy() {
  const { api } = useApp()
  const t = useT('cash-desk')
  const translate = useTranslate()
  const amounts = useAmounts()
  const modals = useModals()
  const { data: desk } = useQuery(deskQuery(api))
  const { data: bought } = useQuery(depositsQuery(api))
  const choice = desk && bought && quickChoice(desk, bought.deposits)
  if (!choice) return null
  const { item, isLast } = choice
  return (
    <Card className={css.card} data-testid="quick-buy-block">
      <span className={css.art}>
        <PackageArt size={item.size} hasGift={item.gives.entries > 0} />
      </span>
      <div className={css.words}>
        <Heading level={2} size="sm">
          {t(isLast ? 'quickBuy.again' : 'quickBuy.title')}
        </Heading>
        <Text size="sm" tone="secondary">
          {`${translate(item.title)}: ${t('amount.coins', {
            count: item.gives.coins,
            amount: amounts.coins(item.gives.coins),
          })}`}
        </Text>
        <Text size="xs" tone="secondary" data-no-purchase>
          {t('quickBuy.need')}
        </Text>
      </div>
      <Button
        className={css.go}
        variant="quiet"
        aria-label={`${t('quickBuy.title')}: ${amounts.price(item.price)}`}
        onClick={() => modals.open('quick-buy')}
      >
        {amounts.price(item.price)}
      </Button>
    </Card>
  )
}

/** The short ways to redeem and to purchase on the lobby; what a player has won comes first. */
export function QuickSection() {
  const { api } = useApp()
  const player = usePlayer()
  const { data: redemptions } = useQuery(redemptionsQuery(api))
  const isOpen = redemptions?.status === 'active' && player?.gameMode === 'SweepStakes'
  return (
    <div className={css.blocks}>
      {isOpen && redemptions.winnings > 0 && <QuickCash desk={redemptions} />}
      <QuickBuy />
    </div>
  )
}
