import { Button, Container, Heading, Stack, Text } from '@marquee/ui'
import { useRouterState } from '@tanstack/react-router'
import { useBrand } from '../app/AppContext.ts'
import { deferred } from '../deferred/deferred.tsx'
import { useT } from '../i18n/hooks.ts'
import { Link } from '../routing/Link.tsx'
import { useIsGuest } from '../session/session.ts'
import { useNotFoundData } from './useNotFoundData.ts'

/** Deferred, so that the server names its styles: it knows none of this page's own. */
const GuestWays = deferred(() => import('./GuestWays.tsx').then((module) => module.GuestWays))

/** No route matched, or a page turned out not to exist: 'Page Not Found: {full path}' (ROUTE-45). */
export function NotFoundPage() {
  const t = useT()
  const { name, theme } = useBrand()
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
        <Text>
          {/* Quoted as it is (NOTFOUND-04); the rest of the sentence is the brand's. */}
          <span>{t('notFound.text')}</span> {t('notFound.of', { brand: name })}
        </Text>
        <Text size="xs" tone="secondary" style={{ overflowWrap: 'anywhere' }}>
          {`${t('notFound.path')} ${href}`}
        </Text>
        <Button render={<Link to={guest ? '/' : '/lobby/'} />}>{t('notFound.button')}</Button>
      </Stack>
      {guest && <GuestWays />}
    </Container>
  )
}
