import type { PromoCoin } from '@marquee/contract'
import { type ModalProps, useApp, useBrand, useIsOffline, useT, useTranslate } from '@marquee/core'
import { Button, ErrorState, Heading, Notice, Skeleton, Stack, Text, useLocale } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OfferAction } from '../OfferAction.tsx'
import { coinQuery } from '../queries.ts'
import { Coin } from './Coin.tsx'
import * as css from './CoinModal.css.ts'
import { CoinOdds } from './CoinOdds.tsx'
import { useFlip } from './useFlip.ts'

/** Why the coin does not turn now (PROMO-08, PROMO-09, PROMO-10). */
function Refused({ coin: { reasonType, availableAt, waiting } }: { coin: PromoCoin }) {
  const t = useT('promo-offers')
  const translate = useTranslate()
  const when = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeStyle: 'short' })
  if (!reasonType) return null
  return (
    <Notice title={t(`coin.${reasonType}.title`)}>
      <span data-testid={`coin-${reasonType}`}>
        {t(`coin.${reasonType}.text`, {
          when: availableAt === null ? '' : when.format(availableAt),
          offer: waiting ? translate(waiting.title) : '',
        })}
      </span>
    </Notice>
  )
}

interface Parts {
  children: ReactNode
  actions?: ReactNode
  used?: boolean
}

/** A coin with its odds, the flip, and the offer that came up (MODAL-21). */
export function CoinModal({ props, close, frame }: ModalProps) {
  const t = useT('promo-offers')
  const translate = useTranslate()
  const { art } = useBrand().theme
  const { api } = useApp()
  const offline = useIsOffline()
  const promoOfferSet = String(props['value'] ?? '').slice(0, 64) || '-'
  const { data: coin, isError, isFetching, refetch } = useQuery(coinQuery(api, promoOfferSet))
  const { flip, isTurning, side, problem } = useFlip(promoOfferSet)
  const won = isTurning ? undefined : coin?.sides.find((one) => one.side === side)
  const shell = ({ children, actions, used = false }: Parts) => (
    <Dialog
      {...frame}
      title={t(used ? 'coin.used' : 'coin.title')}
      description={t('coin.lead')}
      closeLabel={t('close')}
      actions={
        actions ?? (
          <Button wide variant="quiet" onClick={close}>
            {t('done')}
          </Button>
        )
      }
    >
      {children}
    </Dialog>
  )
  if (!coin) {
    return shell({
      children: isError ? (
        <ErrorState
          art={art.trouble}
          level={3}
          title={t('trouble.title')}
          text={t('trouble.text')}
          retryLabel={t('trouble.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Skeleton shape="block" height="20rem" />
      ),
    })
  }
  // A side that came up here is told below; asked for anew, the same coin would say it waits.
  if (coin.reasonType && !side) {
    const { waiting } = coin
    return shell({
      used: coin.reasonType !== 'no_offers_found',
      children: <Refused coin={coin} />,
      actions: waiting && (
        <OfferAction presetId={waiting.presetId} location="flip_the_coin" onGo={close} />
      ),
    })
  }
  return shell({
    children: (
      <div className={css.body}>
        <Coin side={side} isTurning={isTurning} />
        <div aria-live="polite" className={css.live} data-testid="coin-outcome">
          {won && (
            <Stack gap={2} align="center">
              <Heading level={3} size="md">
                {t('coin.came', { side: t(`coin.${won.side}`), offer: translate(won.title) })}
              </Heading>
              <Text tone="secondary">{t('coin.yours')}</Text>
            </Stack>
          )}
        </div>
        {problem !== null && (
          <Notice tone="critical" announced>
            {problem}
          </Notice>
        )}
        <CoinOdds sides={coin.sides} />
      </div>
    ),
    actions: won ? (
      <OfferAction
        presetId={won.presetId}
        price={won.price}
        location="flip_the_coin"
        onGo={close}
      />
    ) : (
      <Button wide data-testid="coin-flip" busy={isTurning} disabled={offline} onClick={flip}>
        {t(isTurning ? 'coin.turning' : 'coin.flip')}
      </Button>
    ),
  })
}
