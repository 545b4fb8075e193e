import { Button, Container, ErrorState } from '@marquee/ui'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useApp } from '../app/AppContext.ts'
import { useT } from '../i18n/hooks.ts'
import { isChunkFailure, reloadOnce } from '../routing/chunks.ts'
import { Link } from '../routing/Link.tsx'

/**
 * A page could not be loaded or rendered: what happened, and ways on. Where code could not be
 * fetched, the page is reloaded first, once within the guard time (NAV-03).
 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useT()
  const { brand, events } = useApp()
  const { theme } = brand
  const router = useRouter()
  const isChunk = isChunkFailure(error)
  const [stays, setStays] = useState(!isChunk)
  useEffect(() => {
    if (isChunk && !reloadOnce()) setStays(true)
  }, [isChunk])
  useEffect(() => {
    if (stays) events.emit('error:shown', { error })
  }, [events, error, stays])
  if (!stays) return null
  return (
    <Container>
      <ErrorState
        art={theme.art.trouble}
        title={t('error.title')}
        text={t('error.text')}
        retryLabel={t('retry')}
        onRetry={() => {
          // Browsers remember that a script could not be fetched for as long as the document lives.
          if (isChunk) return window.location.reload()
          reset()
          return void router.invalidate()
        }}
      >
        <Button variant="quiet" render={<Link to="/" />}>
          {t('error.home')}
        </Button>
      </ErrorState>
    </Container>
  )
}
