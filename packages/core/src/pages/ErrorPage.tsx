import { Button, Container, ErrorState } from '@marquee/ui'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { useT } from '../i18n/hooks.ts'
import { Link } from '../routing/Link.tsx'

/** A page could not be loaded or rendered: what happened, and ways on. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useT()
  const { brand, events } = useApp()
  const { theme } = brand
  const router = useRouter()
  useEffect(() => events.emit('error:shown', { error }), [events, error])
  return (
    <Container>
      <ErrorState
        art={theme.art.trouble}
        title={t('error.title')}
        text={t('error.text')}
        retryLabel={t('retry')}
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      >
        <Button variant="quiet" render={<Link to="/" />}>
          {t('error.home')}
        </Button>
      </ErrorState>
    </Container>
  )
}
