import { type ModalProps, useApp, useIsOffline, useT, useTranslate } from '@marquee/core'
import { Button, Heading, Notice, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { OfferAction } from '../OfferAction.tsx'
import { coinQuery } from '../queries.ts'
import { Coin } from './Coin.tsx'
import * as css from './CoinModal.css.ts'
import { CoinOdds } from './CoinOdds.tsx'
import { CoinPending } from './CoinPending.tsx'
import { coinSetOf } from './coinSet.ts'
import { CoinUsed } from './CoinUsed.tsx'
import { useFlip } from './useFlip.ts'

/** A coin with its odds, the flip, and the offer that came up (MODAL-21); or that it was flipped (MODAL-55). */
export function CoinModal({ props, close, frame }: ModalProps) {
  const t = useT('promo-offers')
  const translate = useTranslate()
  const { api } = useApp()
  const offline = useIsOffline()
  const promoOfferSet = coinSetOf(props['value']) ?? '-'
  const { data: coin, isError, isFetching, refetch } = useQuery(coinQuery(api, promoOfferSet))
  const { flip, isTurning, side, problem } = useFlip(promoOfferSet)
  const part = { close, frame }
  if (!coin)
    return (
      <CoinPending
        title={t('coin.title')}
        isError={isError}
        isFetching={isFetching}
        onRetry={refetch}
        {...part}
      />
    )
  // A side that came up here is told below; asked for anew, the same coin would say it waits.
  if (coin.reasonType && !side) return <CoinUsed coin={coin} {...part} />
  const won = isTurning ? undefined : coin.sides.find((one) => one.side === side)
  return (
    <Dialog
      {...frame}
      title={t('coin.title')}
      description={t('coin.lead')}
      closeLabel={t('close')}
      actions={
        won ? (
          <OfferAction
            presetId={won.presetId}
            price={won.price}
            location="flip_the_coin"
            onGo={close}
          />
        ) : (
          <Button wide data-testid="coin-flip" disabled={offline || isTurning} onClick={flip}>
            {t(isTurning ? 'coin.turning' : 'coin.flip')}
          </Button>
        )
      }
    >
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
    </Dialog>
  )
}
