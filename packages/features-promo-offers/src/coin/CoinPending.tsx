import { type ModalProps, useBrand, useT } from '@marquee/core'
import { Button, ErrorState, Skeleton } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'

interface CoinPendingProps extends Pick<ModalProps, 'close' | 'frame'> {
  title: string
  isError: boolean
  isFetching: boolean
  onRetry: () => unknown
}

/** What stands in the place of a coin until it is known how it stands. */
export function CoinPending({
  title,
  isError,
  isFetching,
  onRetry,
  close,
  frame,
}: CoinPendingProps) {
  const t = useT('promo-offers')
  const { art } = useBrand().theme
  return (
    <Dialog
      {...frame}
      title={title}
      description={t('coin.lead')}
      closeLabel={t('close')}
      actions={
        <Button wide variant="quiet" onClick={close}>
          {t('done')}
        </Button>
      }
    >
      {isError ? (
        <ErrorState
          art={art.trouble}
          level={3}
          title={t('trouble.title')}
          text={t('trouble.text')}
          retryLabel={t('trouble.retry')}
          onRetry={() => void onRetry()}
          busy={isFetching}
        />
      ) : (
        <Skeleton shape="block" height="20rem" />
      )}
    </Dialog>
  )
}
