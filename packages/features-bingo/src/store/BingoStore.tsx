import { type BingoOffer } from '../contract/store.ts'
import { bingoStore } from '../contract/storeEndpoints.ts'
import { useApp, useBrand, useIsOffline, useT } from '@marquee/core'
import { PrizeReveal, usePrizeDraw, usePrizeWords } from '@marquee/prize-ui'
import {
  Button,
  Card,
  CollectButton,
  Disclosure,
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  Notice,
  Skeleton,
  Stack,
  Text,
} from '@marquee/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '@marquee/api-client'
import { useState } from 'react'
import * as css from './BingoStore.css.ts'
import { bingoKey } from '../keys.ts'

/** Points and offers; below `bingo`, so that a push of bingo makes them old. */
const storeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...bingoKey, 'store'],
    queryFn: async ({ signal }) => (await api.call(bingoStore.offers, { signal })).data,
    staleTime: 15_000,
  })

function useExchange() {
  const { api, queryClient } = useApp()
  const [taken, setTaken] = useState<BingoOffer>()
  const draw = usePrizeDraw<BingoOffer>({
    name: 'bingo-exchange',
    onFailure: () => {},
    refresh: () => void queryClient.invalidateQueries({ queryKey: bingoKey }),
    call: async (offer, idempotencyKey) => {
      const body = { offerId: offer.id }
      const { data } = await api.call(bingoStore.exchange, { body, idempotencyKey })
      setTaken(offer)
      return { sectorId: offer.id, prize: data.prize }
    },
  })
  return { ...draw, taken }
}

function Offer({
  offer,
  points,
  onTake,
  isBusy,
}: {
  offer: BingoOffer
  points: number
  onTake: () => void
  isBusy: boolean
}) {
  const t = useT('bingo')
  const words = usePrizeWords('bingo')
  const offline = useIsOffline()
  const missing = offer.price - points
  const name = offer.balls ? t('store.balls', { count: offer.balls }) : words.all(offer.prize)
  const icon = offer.balls ? 'bingo' : offer.prize.coins ? 'coins' : 'entries'
  return (
    <Card className={css.offer}>
      <Icon name={icon} size="lg" className={css.icon} />
      <Heading level={3} size="sm">
        {name}
      </Heading>
      <Text size="sm" tone="secondary">
        {t('store.price', { count: offer.price })}
      </Text>
      <Button
        size="sm"
        variant={missing > 0 ? 'quiet' : 'strong'}
        wide
        busy={isBusy}
        disabled={missing > 0 || offline}
        aria-label={missing > 0 ? undefined : t('store.takeName', { name })}
        data-testid={`bingo-offer-${offer.id}`}
        onClick={onTake}
      >
        {missing > 0 ? t('store.missing', { count: missing }) : t('store.take')}
      </Button>
    </Card>
  )
}

/** Points of games exchanged for coins, entries and balls (BRAND-14). */
export function BingoStore() {
  const t = useT('bingo')
  const { api } = useApp()
  const { theme } = useBrand()
  const { data, isFetching, refetch } = useQuery(storeQuery(api))
  const { draw, isPending, won, taken, problem, dismiss } = useExchange()
  // What can be taken, or was just taken, is in sight; the rest is behind its line.
  const isOpen = won !== undefined || data?.offers.some(({ price }) => price <= data.points)
  return (
    <Disclosure summary={t('store.title')} open={isOpen}>
      {!data && isFetching && <Skeleton shape="block" width="100%" height="12rem" />}
      {!data && !isFetching && (
        <ErrorState
          art={theme.art.trouble}
          level={3}
          title={t('store.failed')}
          text={t('failed.text')}
          retryLabel={t('failed.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.offers.length === 0 && (
        <EmptyState
          art={theme.art.empty}
          level={3}
          title={t('store.empty')}
          text={t('store.lead')}
        />
      )}
      {data && data.offers.length > 0 && (
        <Stack gap={4} data-testid="bingo-store">
          <Text>{t('store.lead')}</Text>
          <Text strong data-testid="bingo-points">
            {t('store.points', { count: data.points })}
          </Text>
          <div aria-live="polite" className={css.live}>
            {won && (
              <Card tone="highlight">
                {won.lines.length > 0 ? (
                  <PrizeReveal feature="bingo" won={won} />
                ) : (
                  <Text centred>{t('store.gotBalls', { count: taken?.balls ?? 0 })}</Text>
                )}
                <CollectButton wide onClick={dismiss} data-testid="bingo-store-done">
                  {t('draw.moment.done')}
                </CollectButton>
              </Card>
            )}
          </div>
          {problem !== null && (
            <Notice tone="critical" announced>
              {problem}
            </Notice>
          )}
          <ul className={css.offers}>
            {data.offers.map((offer) => (
              <li key={offer.id}>
                <Offer
                  offer={offer}
                  points={data.points}
                  isBusy={isPending}
                  onTake={() => draw(offer)}
                />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Disclosure>
  )
}
