import { Button, Container, Heading, Stack, Text } from '@marquee/ui'
import { useRouterState } from '@tanstack/react-router'
import { useBrand } from '../app/AppContext.ts'
import { deferred } from '../app/deferred.tsx'
import { useT } from '../i18n/hooks.ts'
import { Link } from '../routing/Link.tsx'
import { useIsGuest } from '../session/session.ts'
import { useNotFoundData } from './useNotFoundData.ts'

/** Deferred, so that the server names its styles: it knows none of this page's own. */
const GuestWays = deferred(() => import('./GuestWays.tsx').then((module) => module.GuestWays))

/** No route matched, or a page turned out not to exist: 'Page Not Found: {full path}' (ROUTE-45). */
export function NotFoundPage() {
  const t = useT()
  const { theme } = useBrand()
  const guest = useIsGuest()
  const href = useRouterState({ select: (state) => state.location.publicHref })
  useNotFoundData(href)
  return (
    <Container>
      <Stack gap={4} align="center" style={{ paddingBlock: '2rem', textAlign: 'center' }}>
        <img
          src={theme.art.notFound}
          alt=""
          width={480}
          height={360}
          style={{ maxInlineSize: '100%', blockSize: 'auto' }}
        />
        <Heading level={1} size="xl">
          {t('notFound.title')}
        </Heading>
        <Text>{t('notFound.text')}</Text>
        <Text size="xs" tone="secondary" style={{ overflowWrap: 'anywhere' }}>
          Page Not Found: {href}
        </Text>
        <Button render={<Link to={guest ? '/' : '/lobby/'} />}>{t('notFound.button')}</Button>
      </Stack>
      {guest && <GuestWays />}
    </Container>
  )
}
