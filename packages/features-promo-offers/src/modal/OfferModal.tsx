import { type ModalProps, useApp, useBrand, useT, useTranslate } from '@marquee/core'
import { Button, ErrorState, Heading, Icon, Skeleton, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { Gives } from '../Gives.tsx'
import { OfferAction } from '../OfferAction.tsx'
import { type Found, foundQuery, type Wanted } from './lookUp.ts'
import * as css from './OfferModal.css.ts'

function useFound(wanted: Wanted) {
  const { api } = useApp()
  return useQuery(foundQuery(api, wanted))
}

function Reasons({ reasons }: { reasons: Extract<Found, { available: false }>['reasons'] }) {
  const t = useT('promo-offers')
  return (
    <ul className={css.reasons} data-testid="promo-reasons">
      {reasons.map((reason) => (
        <li key={reason} className={css.reason}>
          <Icon name="info" size="text" />
          {t(`reason.${reason}`)}
        </li>
      ))}
    </ul>
  )
}

/**
 * An offer, checked with the platform: a success with the way to the cash desk (PROMO-06), or why it
 * cannot be had (PROMO-07).
 */
export function OfferModal({ props, close, frame }: ModalProps<'promoOffer'>) {
  const t = useT('promo-offers')
  const translate = useTranslate()
  const { art } = useBrand().theme
  const { data, isError, isFetching, refetch } = useFound(props)
  const state = data ? (data.available ? 'available' : 'unavailable') : 'checking'
  return (
    <Dialog
      {...frame}
      title={t(`${state}.title`)}
      description={t(`${state}.text`)}
      closeLabel={t('close')}
      art={
        state === 'available' ? <img src={art.reward} alt="" width={144} height={144} /> : undefined
      }
      actions={
        data?.available ? (
          <OfferAction
            presetId={data.offer.presetId}
            price={data.offer.price}
            location="promo_offer_modal"
            onGo={close}
          />
        ) : (
          <Button wide onClick={close}>
            {t('done')}
          </Button>
        )
      }
    >
      <div aria-live="polite" aria-busy={isFetching || undefined} data-testid={`promo-${state}`}>
        {data?.available ? (
          <Stack gap={2} align="center">
            <Heading level={3} size="md">
              {translate(data.offer.title)}
            </Heading>
            <Gives gives={data.offer.gives} size="lg" />
            {data.offer.extraWheel && (
              <Text as="span" data-testid="offer-wheel">
                {t('available.wheel', { wheel: translate(data.offer.extraWheel.title) })}
              </Text>
            )}
          </Stack>
        ) : data ? (
          <Reasons reasons={data.reasons} />
        ) : isError ? (
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
          <Skeleton shape="block" height="6rem" />
        )}
        {data && !data.available && (
          <Text size="sm" tone="secondary">
            {t('unavailable.meanwhile')}
          </Text>
        )}
      </div>
    </Dialog>
  )
}
