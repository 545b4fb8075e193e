import { Link, type ModalProps, useApp, useT, useTranslate } from '@marquee/core'
import { Button, ErrorState, Heading, Notice, Skeleton, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { PackageArt } from '../art/PackageArt.tsx'
import { ChallengeDialog } from '../challenge/ChallengeDialog.tsx'
import { PayForm } from '../payment/PayPanel.tsx'
import { usePurchase } from '../payment/usePurchase.ts'
import { deskQuery, depositsQuery } from '../queries.ts'
import { quickChoice } from './choice.ts'
import * as css from './Quick.css.ts'

/**
 * The package and the method of last time in one short form (MODAL-60, PROMO-03): the desk's own, with
 * its limits and its challenge.
 */
export function QuickBuyModal({ props, close, frame }: ModalProps<'quick-buy'>) {
  const { api } = useApp()
  const t = useT('cash-desk')
  const translate = useTranslate()
  const desk = useQuery(deskQuery(api))
  const deposits = useQuery(depositsQuery(api))
  const purchase = usePurchase(close)
  const failed = desk.isError || deposits.isError
  const chosen = desk.data && deposits.data && quickChoice(desk.data, deposits.data.deposits)
  const wanted = desk.data?.packages.find(({ presetId }) => presetId === props.presetId)
  const item = chosen && (wanted ?? chosen.item)
  const why = desk.data && desk.data.closedUntil !== null ? 'break' : 'closed'
  return (
    <>
      <Dialog
        {...frame}
        title={t('quickBuy.title')}
        description={t('quickBuy.lead')}
        closeLabel={t('close')}
        actions={
          <Button
            wide
            variant="plain"
            onClick={close}
            render={<Link to="/cash/deposit-by-money/" />}
          >
            {t('quickBuy.others')}
          </Button>
        }
      >
        {item && desk.data ? (
          <div className={css.quick} data-testid="quick-buy">
            <div className={css.what}>
              <span className={css.art}>
                <PackageArt size={item.size} hasGift={item.gives.entries > 0} />
              </span>
              <div>
                <Heading level={3} size="md">
                  {translate(item.title)}
                </Heading>
                {chosen.isLast && item === chosen.item && (
                  <Text size="sm" tone="secondary">
                    {t('quickBuy.last')}
                  </Text>
                )}
              </div>
            </div>
            <PayForm
              key={item.presetId}
              desk={desk.data}
              item={item}
              purchase={purchase}
              method={chosen.method}
            />
          </div>
        ) : chosen === null ? (
          <Notice title={t(`${why}.title`)}>{t(`${why}.text`)}</Notice>
        ) : failed ? (
          <ErrorState
            level={3}
            title={t('load.title')}
            text={t('load.text')}
            retryLabel={t('load.retry')}
            onRetry={() => {
              void desk.refetch()
              void deposits.refetch()
            }}
          />
        ) : (
          <Skeleton shape="block" height="18rem" />
        )}
      </Dialog>
      {purchase.challenge && (
        <ChallengeDialog deposit={purchase.challenge} onEnd={purchase.endChallenge} />
      )}
    </>
  )
}
