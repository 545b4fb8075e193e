import { type ModalProps, useBrand, useT } from '@marquee/core'
import { useWheel } from '@marquee/prize-ui'
import { EmptyState, ErrorState } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { BoxPanel } from '../box/BoxPanel.tsx'
import { useHasBoxes } from '../useHasBoxes.ts'
import * as css from './LootboxesModal.css.ts'

function Boxes() {
  const t = useT('lootboxes')
  const { art } = useBrand().theme
  const hasBoxes = useHasBoxes()
  const { wheel, isLoading, failed, retry, isRetrying } = useWheel('freeLootbox')
  if (failed) {
    return (
      <ErrorState
        art={art.trouble}
        level={3}
        title={t('draw.failed.title')}
        text={t('draw.failed.text')}
        retryLabel={t('draw.failed.retry')}
        onRetry={retry}
        busy={isRetrying}
      />
    )
  }
  if (hasBoxes === false || (!wheel && !isLoading)) {
    return <EmptyState art={art.empty} level={3} title={t('none.title')} text={t('none.text')} />
  }
  return (
    <div className={css.boxes} aria-busy={isLoading || undefined}>
      <BoxPanel type="freeLootbox" />
      <BoxPanel type="premiumLootbox" />
    </div>
  )
}

/** The free and the premium box (LOOTBOX-03). */
export function LootboxesModal({ frame }: ModalProps) {
  const t = useT('lootboxes')
  return (
    <Dialog {...frame} size="lg" title={t('title')} description={t('lead')} closeLabel={t('close')}>
      <Boxes />
    </Dialog>
  )
}
