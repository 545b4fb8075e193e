import {
  Link,
  type ModalProps,
  useApp,
  useDateFormat,
  useHasRoute,
  usePlayer,
  useT,
  useTranslate,
} from '@marquee/core'
import { Button, Money, Skeleton, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { PackageArt } from '../art/PackageArt.tsx'
import { deskQuery } from '../queries.ts'
import { useAmounts } from '../useAmounts.ts'
import { OfferLink } from './OfferLink.tsx'
import { OfferPicture } from './OfferPicture.tsx'
import { noteReminder } from './PresetOffer.tsx'

/** An offer that is this player's own, told at most once an hour (MODAL-30, PROMO-04, PROMO-05). */
export function PresetPackageModal({ close, frame }: ModalProps) {
  const { api } = useApp()
  const t = useT('cash-desk')
  const translate = useTranslate()
  const amounts = useAmounts()
  const hasRoute = useHasRoute()
  const day = useDateFormat({ dateStyle: 'long', timeStyle: 'short' })
  const preset = usePlayer()?.bannerPresetPackage ?? null
  const { data: desk } = useQuery({ ...deskQuery(api), enabled: preset !== null })
  const item = desk?.packages.find(({ presetId }) => presetId === preset?.presetId)
  const leave = useEffectEvent(() => {
    // There is none, or it was sold or ended while it stood there: nothing is left to close by itself.
    close()
    frame.onOpenChangeComplete(false)
  })
  useEffect(() => {
    if (preset) noteReminder()
    else leave()
  }, [preset])
  if (!preset) return null
  return (
    <Dialog
      {...frame}
      title={translate(preset.title)}
      description={t('preset.lead')}
      closeLabel={t('close')}
      art={<OfferPicture images={preset.promoOfferPreset} />}
      actions={
        <>
          <Button wide onClick={close} render={<OfferLink presetId={preset.presetId} />}>
            {item ? t('preset.show', { price: amounts.price(item.price) }) : t('preset.see')}
          </Button>
          <Button wide variant="quiet" onClick={close} data-testid="preset-later">
            {t('preset.later')}
          </Button>
        </>
      }
    >
      <Stack gap={2} align="center" data-testid="preset-package">
        {item ? (
          <>
            <PackageArt size={item.size} hasGift={item.gives.entries > 0} />
            <Money
              amount={item.gives.coins}
              unit="coins"
              unitLabel={t('unit.coins')}
              icon
              size="lg"
            />
            {item.gives.entries > 0 && (
              <Text as="span" tone="secondary">
                {t('packages.gift', {
                  count: item.gives.entries / 100,
                  amount: amounts.entries(item.gives.entries),
                })}
              </Text>
            )}
          </>
        ) : (
          <Skeleton shape="block" height="8rem" />
        )}
        {preset.finishedAt !== null && (
          <Text size="sm" tone="secondary">
            {t('preset.until', { when: day(preset.finishedAt) })}
          </Text>
        )}
        {hasRoute('/promotions') && (
          <Text size="sm" tone="secondary">
            <Link to="/promotions">{t('freeAction')}</Link>
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
