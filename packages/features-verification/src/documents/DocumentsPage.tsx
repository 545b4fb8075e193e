import { AccountFrame, useApi, useBrand, useT } from '@marquee/core'
import { EmptyState, ErrorState, Heading, Skeleton, Stack, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { documentsQuery } from '../queries.ts'
import { DocumentLine } from './DocumentLine.tsx'
import * as css from './lines.css.ts'
import { UploadArea } from './UploadArea.tsx'
import { UploadLine } from './UploadLine.tsx'
import { useUploads } from './useUploads.ts'

function SentDocuments() {
  const t = useT('verification')
  const { art } = useBrand().theme
  const { data, isPending, isError, isFetching, refetch } = useQuery(documentsQuery(useApi()))
  if (isError && !data) {
    return (
      <ErrorState
        level={3}
        title={t('documents.failed.title')}
        text={t('documents.failed.text')}
        retryLabel={t('retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (isPending) {
    return (
      <Stack gap={3} role="status" aria-busy="true" aria-label={t('documents.loading')}>
        {[1, 2].map((line) => (
          <Skeleton key={line} shape="block" height={112} />
        ))}
      </Stack>
    )
  }
  if (!data.length) {
    return (
      <EmptyState
        art={art.empty}
        level={3}
        title={t('documents.empty.title')}
        text={t('documents.empty.text')}
      />
    )
  }
  return (
    <ul className={css.list}>
      {data.map((document) => (
        <li key={document.id}>
          <DocumentLine document={document} />
        </li>
      ))}
    </ul>
  )
}

/** `/profile/documents`: sends documents and shows what became of each (VERIFY-02). */
export function DocumentsPage() {
  const t = useT('verification')
  const { items, add, ...actions } = useUploads()
  return (
    <AccountFrame title={t('documents.title')}>
      <Stack gap={6}>
        <Text tone="secondary">{t('documents.intro')}</Text>
        <UploadArea onFiles={add} />
        {items.length > 0 && (
          <ul className={css.list} aria-label={t('upload.list')}>
            {items.map((item) => (
              <li key={item.id}>
                <UploadLine item={item} {...actions} />
              </li>
            ))}
          </ul>
        )}
        <Stack as="section" gap={3} aria-labelledby="documents-sent">
          <Heading level={2} size="lg" id="documents-sent">
            {t('documents.sent')}
          </Heading>
          <SentDocuments />
        </Stack>
      </Stack>
    </AccountFrame>
  )
}
