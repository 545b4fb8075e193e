import type { ContentPage as Content } from '../contract/schemas.ts'
import { Link, useBrand, useDateFormat, useT } from '@marquee/core'
import { Card, Chip, Container, ErrorState, Heading, Skeleton, Text } from '@marquee/ui'
import { useParams } from '@tanstack/react-router'
import { useContent } from '../queries.ts'
import { Blocks } from './Blocks.tsx'
import * as css from './ContentPage.css.ts'

/** From this many headings on a page has a table of contents. */
const longFrom = 4

/** Pages that readers of one are led to. */
const names = [
  'terms-of-use',
  'sweepstakes-rules',
  'privacy',
  'cookies',
  'responsible-play-policy',
  'about',
  'help',
] as const

function Contents({ page }: { page: Content }) {
  const t = useT('content')
  const headings = page.blocks.filter((block) => block.kind === 'heading')
  if (headings.length < longFrom) return null
  return (
    <Card tone="surface">
      <nav aria-labelledby="contents">
        <Heading level={2} size="sm" id="contents">
          {t('page.contents')}
        </Heading>
        <ol className={css.entries}>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className={css.entry}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Card>
  )
}

function Others({ name }: { name: string }) {
  const t = useT('content')
  return (
    <nav aria-labelledby="more-pages" className={css.others}>
      <Heading level={2} size="sm" id="more-pages">
        {t('page.more')}
      </Heading>
      <ul className={css.more}>
        {names
          .filter((other) => other !== name)
          .map((other) => (
            <li key={other}>
              <Chip render={<Link to="/page/$name" params={{ name: other }} />}>
                {t(`page.names.${other}`)}
              </Chip>
            </li>
          ))}
        <li>
          <Chip render={<Link to="/free-entry" />}>{t('freeEntry.title')}</Chip>
        </li>
      </ul>
    </nav>
  )
}

function Document({ page }: { page: Content }) {
  const t = useT('content')
  const changed = useDateFormat({ dateStyle: 'long', timeZone: 'UTC' })
  return (
    <Container>
      <article className={css.page}>
        <header className={css.head}>
          <Heading level={1} ornate align="start">
            {page.title}
          </Heading>
          <Text size="lg" tone="secondary">
            {page.description}
          </Text>
          <Text size="sm" tone="secondary">
            {t('page.changed')}{' '}
            <time dateTime={new Date(page.updatedAt).toISOString().slice(0, 10)}>
              {changed(page.updatedAt)}
            </time>
          </Text>
        </header>
        <div className={css.aside}>
          <Contents page={page} />
        </div>
        <Blocks blocks={page.blocks} />
        <Others name={page.name} />
      </article>
    </Container>
  )
}

/** The page of that name: the document, or what stands in its place. */
export function NamedContent({ name }: { name: string }) {
  const t = useT('content')
  const { theme } = useBrand()
  const { data: page, isError, isFetching, refetch } = useContent(name)
  if (page) return <Document page={page} />
  return (
    <Container>
      <div className={css.page}>
        {isError ? (
          <ErrorState
            art={theme.art.trouble}
            title={t('page.problem.title')}
            text={t('page.problem.text')}
            retryLabel={t('page.problem.retry')}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-busy="true" aria-label={t('page.loading')} className={css.text}>
            <Skeleton shape="block" width="60%" height="3rem" />
            <Skeleton shape="block" width="100%" height="8rem" />
            <Skeleton shape="block" width="100%" height="8rem" />
          </div>
        )}
      </div>
    </Container>
  )
}

/** `/page/{name}`: a page of texts, with its table of contents where it is long (ROUTE-15). */
export function ContentPage() {
  const { name = '' }: { name?: string } = useParams({ strict: false })
  return <NamedContent name={name} />
}
