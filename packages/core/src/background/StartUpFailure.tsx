import { Button, Container, ErrorState } from '@marquee/ui'
import { createRoot } from 'react-dom/client'
import type { AppRuntime } from '../app/runtime.ts'
import { ensureMessages } from '../i18n/messages.ts'
import { localisedPath } from '../routing/locale.ts'

/** Puts the error page in the place of a page that could not be started; nothing of it needs the router. */
export async function showStartUpFailure({ brand, i18n, locale }: AppRuntime): Promise<void> {
  await ensureMessages(brand, i18n, ['core'])
  const t = i18n.getFixedT(locale, 'core')
  const place = document.createElement('div')
  document.getElementById('app')?.remove()
  document.body.prepend(place)
  createRoot(place).render(
    <Container>
      <ErrorState
        art={brand.theme.art.trouble}
        title={t('error.title')}
        text={t('error.text')}
        retryLabel={t('retry')}
        onRetry={() => window.location.reload()}
      >
        <Button variant="quiet" render={<a href={localisedPath('/', locale)}>{t('error.home')}</a>}>
          {t('error.home')}
        </Button>
      </ErrorState>
    </Container>,
  )
}
