import { useT } from '@marquee/core'
import { Button, Card, Icon, IconButton, Progress, Text } from '@marquee/ui'
import * as css from './lines.css.ts'
import type { UploadItem } from './uploads.ts'
import type { Uploads } from './useUploads.ts'

const percent = (share: number): number => Math.round(share * 100)

function Sending({ item, cancel }: { item: UploadItem; cancel: () => void }) {
  const t = useT('verification')
  const text = t('upload.progress', { percent: percent(item.progress) })
  return (
    <>
      <div className={css.words}>
        <Text as="div" strong truncated>
          {item.file.name}
        </Text>
        <Progress
          label={t('upload.sending', { name: item.file.name })}
          value={item.progress}
          valueText={text}
        />
        <Text as="div" size="sm" tone="secondary" figures>
          {item.progress < 1 ? text : t('upload.checking')}
        </Text>
      </div>
      <IconButton
        icon="close"
        variant="quiet"
        label={t('upload.cancel', { name: item.file.name })}
        data-testid="upload-cancel"
        onClick={cancel}
      />
    </>
  )
}

const titles = {
  cancelled: 'upload.cancelled',
  failed: 'upload.failed',
  rejected: 'upload.rejected',
} as const

function why({ failure }: UploadItem): string {
  if (failure === 'unsupported-media-type' || failure === 'payload-too-large') return 'upload.rule'
  if (failure === 'rate-limited') return 'upload.tooMany'
  if (failure === 'not-available') return 'upload.full'
  if (failure === 'aborted') return 'upload.nothingSent'
  return 'upload.tryAgain'
}

function Stopped({
  item,
  retry,
  dismiss,
}: {
  item: UploadItem
  retry: () => void
  dismiss: () => void
}) {
  const t = useT('verification')
  const title = item.status === 'sending' ? '' : t(titles[item.status])
  return (
    <>
      <div className={css.words}>
        <Text as="div" strong tone={item.status === 'cancelled' ? 'inherit' : 'critical'}>
          {title}
        </Text>
        <Text as="div" size="sm" truncated>
          {item.file.name}
        </Text>
        <Text as="div" size="sm" tone="secondary">
          {t(why(item))}
        </Text>
      </div>
      <div className={css.actions}>
        {item.status !== 'rejected' && (
          <Button size="sm" data-testid="upload-retry" onClick={retry}>
            {t('upload.retry')}
          </Button>
        )}
        <IconButton
          icon="close"
          variant="quiet"
          label={t('upload.dismiss', { name: item.file.name })}
          data-testid="upload-dismiss"
          onClick={dismiss}
        />
      </div>
    </>
  )
}

/** A file on its way, or one that did not arrive and what can be done. */
export function UploadLine({
  item,
  cancel,
  retry,
  dismiss,
}: Omit<Uploads, 'items' | 'add'> & { item: UploadItem }) {
  const isSending = item.status === 'sending'
  return (
    <Card
      tone="surface"
      padding="sm"
      className={css.line}
      data-testid="upload"
      data-status={item.status}
      role={isSending ? undefined : item.status === 'cancelled' ? 'status' : 'alert'}
    >
      <Icon
        name={isSending ? 'upload' : item.status === 'cancelled' ? 'minus' : 'error'}
        className={isSending || item.status === 'cancelled' ? undefined : css.critical}
      />
      {isSending ? (
        <Sending item={item} cancel={() => cancel(item.id)} />
      ) : (
        <Stopped item={item} retry={() => retry(item)} dismiss={() => dismiss(item.id)} />
      )}
    </Card>
  )
}
