import type { PromoCoin } from '../contract/schemas.ts'
import { type ModalProps, useDateFormat, useT, useTranslate } from '@marquee/core'
import { Button, Notice, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { OfferAction } from '../OfferAction.tsx'
import { Coin } from './Coin.tsx'

interface CoinUsedProps extends Pick<ModalProps, 'close' | 'frame'> {
  /** One that does not turn now: its `reasonType` says why. */
  coin: PromoCoin
}

/**
 * A coin that does not turn now (PROMO-08, PROMO-09, PROMO-10): what came up, why it rests, and when
 * it can be flipped again.
 */
export function CoinUsed({ coin, close, frame }: CoinUsedProps) {
  const { reasonType, availableAt, waiting, lastSide } = coin
  const t = useT('promo-offers')
  const translate = useTranslate()
  const when = useDateFormat({ dateStyle: 'long', timeStyle: 'short' })
  const reason = reasonType ?? 'ready'
  const isUsed = reasonType !== null && reasonType !== 'no_offers_found'
  return (
    <Dialog
      {...frame}
      title={t(isUsed ? 'coin.used' : 'coin.title')}
      description={t('coin.lead')}
      closeLabel={t('close')}
      actions={
        waiting ? (
          <OfferAction presetId={waiting.presetId} location="flip_the_coin" onGo={close} />
        ) : (
          <Button wide variant="quiet" onClick={close}>
            {t('done')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {isUsed && lastSide && (
          <>
            <Coin side={lastSide} isTurning={false} />
            <Text centred strong data-testid="coin-last">
              {t('coin.last', { side: t(`coin.${lastSide}`) })}
            </Text>
          </>
        )}
        <Notice title={t(`coin.${reason}.title`)}>
          <span data-testid={`coin-${reason}`}>
            {t(`coin.${reason}.text`, {
              when: availableAt === null ? '' : when(availableAt),
              offer: waiting ? translate(waiting.title) : '',
            })}
          </span>
        </Notice>
      </Stack>
    </Dialog>
  )
}
