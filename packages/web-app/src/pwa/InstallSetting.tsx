import { useBrand, useFeatureTexts, useIsWebview } from '@marquee/core'
import { Button, Card, Text } from '@marquee/ui'
import { useAtomValue } from 'jotai'
import * as css from './InstallSetting.css.ts'
import { installOfferAtom } from './useInstallOffer.ts'

/** Offers to put the site on the home screen. It stands in the menu alone: by itself it would interrupt, and cover a page. */
export function InstallSetting() {
  const { name, theme } = useBrand()
  const t = useFeatureTexts('web-app')
  const offer = useAtomValue(installOfferAtom)
  const isWebview = useIsWebview()
  if (!t || !offer || isWebview) return null
  const title = t('install.title', { brand: name })
  return (
    <Card padding="md" role="region" aria-label={title} data-testid="install-offer">
      <div className={css.line}>
        <img src={theme.art.mark} alt="" className={css.mark} />
        <div>
          <Text strong>{title}</Text>
          <Text size="sm" tone="secondary">
            {t('install.text')}
          </Text>
        </div>
      </div>
      <div className={css.actions}>
        <Button variant="plain" size="sm" onClick={offer.dismiss}>
          {t('install.later')}
        </Button>
        <Button size="sm" onClick={() => void offer.accept()}>
          {t('install.accept')}
        </Button>
      </div>
    </Card>
  )
}
