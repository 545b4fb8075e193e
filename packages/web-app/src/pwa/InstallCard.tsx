import { useBrand, useFeatureTexts } from '@marquee/core'
import { Button, Card, Text } from '@marquee/ui'
import * as css from './InstallCard.css.ts'

interface InstallCardProps {
  onAccept: () => void
  onDismiss: () => void
}

/** Offers to put the site on the home screen; a card beside the page, never in its way. */
export function InstallCard({ onAccept, onDismiss }: InstallCardProps) {
  const { name, theme } = useBrand()
  const t = useFeatureTexts('web-app')
  if (!t) return null
  const title = t('install.title', { brand: name })
  return (
    <Card
      padding="md"
      className={css.place}
      role="region"
      aria-label={title}
      data-testid="install-offer"
    >
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
        <Button variant="plain" size="sm" onClick={onDismiss}>
          {t('install.later')}
        </Button>
        <Button size="sm" onClick={onAccept}>
          {t('install.accept')}
        </Button>
      </div>
    </Card>
  )
}
