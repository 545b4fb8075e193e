import { type ModalProps, useApp, useT } from '@marquee/core'
import { useQuery } from '@tanstack/react-query'
import { coinQuery } from '../queries.ts'
import { CoinPending } from './CoinPending.tsx'
import { coinSetOf } from './coinSet.ts'
import { CoinUsed } from './CoinUsed.tsx'

/**
 * The coin that was flipped, by an address of its own (MODAL-55): the one that is named, or that the
 * player flipped last.
 */
export function CoinUsedModal({ props, close, frame }: ModalProps<'flip-the-coin-used'>) {
  const t = useT('promo-offers')
  const { api } = useApp()
  const query = useQuery(coinQuery(api, coinSetOf(props.promoOfferSet)))
  const { data: coin, isError, isFetching, refetch } = query
  const part = { close, frame }
  if (coin) return <CoinUsed coin={coin} {...part} />
  return (
    <CoinPending
      title={t('coin.used')}
      isError={isError}
      isFetching={isFetching}
      onRetry={refetch}
      {...part}
    />
  )
}
