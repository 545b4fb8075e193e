import type { GameMode } from '@marquee/contract'
import {
  Link,
  type ModalProps,
  shownBalance,
  type ShownPromotion,
  useApp,
  useErrorText,
  useModals,
  usePlayer,
  usePromotionLink,
  usePromotions,
  useSwitchGameMode,
  useT,
  useTranslate,
} from '@marquee/core'
import { Badge, Button, Card, Heading, Icon, Notice, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { deskQuery } from '../queries.ts'
import { coveringPackage } from '../quick/choice.ts'
import { useAmounts } from '../useAmounts.ts'
import * as css from './Short.css.ts'

/** So many free ways are offered: they are a way on, not a catalogue. */
const offered = 3

function Way({ way, close }: { way: ShownPromotion; close: () => void }) {
  const t = useT('cash-desk')
  const translate = useTranslate()
  const linkTo = usePromotionLink()
  const { id, icon, title } = way
  return (
    <li>
      <Card
        interactive
        padding="sm"
        tone="highlight"
        className={css.way}
        data-testid={`free-${id}`}
        render={<Link {...linkTo(way)} onClick={close} />}
      >
        <Icon name={icon} size="lg" />
        <Text as="span" strong>
          {translate(title)}
        </Text>
        <Badge tone="positive">{t('short.ready')}</Badge>
      </Card>
    </li>
  )
}

/** The smallest package that covers what is missing, below everything that is free; no more than a line. */
function Covering({ missing, unit }: { missing: number; unit: 'coins' | 'entries' }) {
  const { api } = useApp()
  const t = useT('cash-desk')
  const translate = useTranslate()
  const amounts = useAmounts()
  const modals = useModals()
  const { data: desk } = useQuery(deskQuery(api))
  const item = desk && coveringPackage(desk, { unit, missing })
  if (!item) return null
  const { presetId, title, gives, price } = item
  return (
    <div className={css.covering} data-testid="covering-package">
      <Text size="sm" tone="secondary">
        {t('short.package', {
          title: translate(title),
          coins: t('amount.coins', { count: gives.coins, amount: amounts.coins(gives.coins) }),
        })}
        {gives.entries > 0 &&
          `, ${t('packages.gift', {
            count: gives.entries / 100,
            amount: amounts.entries(gives.entries),
          })}`}
      </Text>
      <Button
        size="sm"
        variant="plain"
        aria-label={`${t('quickBuy.title')}: ${amounts.price(price)}`}
        onClick={() => modals.open('quick-buy', { presetId })}
      >
        {amounts.price(price)}
      </Button>
    </div>
  )
}

/**
 * The balance does not cover a stake (MODAL-31): first what is free and ready now,
 * then the other mode, and last the smallest package that covers it. Props: `gameMode` that is played, `cost` of
 * the round and the `least` stake of its game in minor units, which both modes count alike, and whether the round
 * is open (`isRoundOpen`), so that its stake and its mode stay; without them the player's mode, and any package.
 */
export function InsufficientFundsModal({ props, close, frame }: ModalProps<'insufficient-funds'>) {
  const t = useT('cash-desk')
  const amounts = useAmounts()
  const player = usePlayer()
  const switchMode = useSwitchGameMode()
  const errorText = useErrorText()
  const { promotions = [] } = usePromotions()
  if (!player) return null
  const {
    gameMode = player.gameMode,
    cost,
    least = 1,
    isRoundOpen = false,
  } = props as {
    gameMode?: GameMode
    cost?: number
    least?: number
    isRoundOpen?: boolean
  }
  const { unit, amount } = shownBalance({ ...player, gameMode })
  const other = gameMode === 'SweepStakes' ? 'TournamentPoints' : 'SweepStakes'
  const inOther = shownBalance({ ...player, gameMode: other }).amount
  // Who has less than the least stake, or comes from no game, has no smaller one to choose.
  const canLower = !isRoundOpen && amount >= least
  const back = cost === undefined ? 'close' : canLower ? 'short.lower' : 'short.back'
  const missing = cost === undefined ? 1 : Math.max(cost - amount, 1)
  // What is used up today, or only runs, helps nobody now.
  const shown = promotions.filter(({ ready }) => ready > 0).slice(0, offered)
  return (
    <Dialog
      {...frame}
      title={t(`short.title.${unit}`)}
      description={
        cost === undefined
          ? t('short.nothing')
          : t('short.text', { cost: amounts[unit](cost), balance: amounts[unit](amount) })
      }
      closeLabel={t('close')}
      actions={
        <Button wide onClick={close} data-testid="smaller-stake">
          {t(back)}
        </Button>
      }
    >
      <Stack gap={4} data-testid="insufficient-funds">
        {shown.length > 0 && (
          <div>
            <Heading level={3} size="sm">
              {t('short.free')}
            </Heading>
            <ul className={css.ways}>
              {shown.map((way) => (
                <Way key={way.id} way={way} close={close} />
              ))}
            </ul>
          </div>
        )}
        {!isRoundOpen && inOther >= least && (
          <Button
            wide
            variant="quiet"
            busy={switchMode.isPending}
            onClick={() => switchMode.mutate(other, { onSuccess: close })}
          >
            {t(`short.switchTo.${other}`)}
          </Button>
        )}
        {switchMode.error && (
          <Notice tone="critical" announced>
            {errorText(switchMode.error)}
          </Notice>
        )}
        <Covering missing={missing} unit={unit} />
      </Stack>
    </Dialog>
  )
}
