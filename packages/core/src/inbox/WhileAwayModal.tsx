import { Button, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useEffect } from 'react'
import { useApp, useBrand } from '../app/AppContext.ts'
import type { ModalProps } from '../feature/modals.ts'
import { useArtPlace } from '../app/useArtPlace.ts'
import { useT } from '../i18n/hooks.ts'
import { EntryLine } from './EntryLine.tsx'
import { Slot } from '../slots/Slot.tsx'
import * as css from './EntryLine.css.ts'
import { readEntries } from './read.ts'
import { inboxLooks, linesOf } from './told.ts'

/** What was won or given since the last visit, each with the way there. Shown once: it counts as read. */
export function WhileAwayModal({ props, close, frame }: ModalProps<'while-away'>) {
  const { entries } = props
  const runtime = useApp()
  const t = useT('background')
  const brand = useBrand()
  const { art } = brand.theme
  const place = useArtPlace()
  const looks = inboxLooks(brand)
  // Neither what only tells of something, such as a draw that was made, nor what is claimed elsewhere.
  const brings = entries.some(
    ({ kind, coins, entries: given }) => (coins > 0 || given > 0) && !looks[kind]?.waits,
  )
  useEffect(() => {
    void readEntries(
      runtime,
      entries.map(({ id }) => id),
    )
  }, [runtime, entries])
  return (
    <Dialog
      {...frame}
      title={t('away.title')}
      closeLabel={t('away.close')}
      {...place}
      art={<img src={art.reward} alt="" width={144} height={108} />}
      actions={
        <Button
          wide
          variant={brings ? 'strong' : 'quiet'}
          onClick={close}
          data-testid="while-away-go"
        >
          {t(brings ? 'away.go' : 'away.close')}
        </Button>
      }
    >
      <Text centred tone="secondary">
        {t('away.text')}
      </Text>
      <ul className={css.list} data-testid="while-away">
        {linesOf(looks, entries).map((line) => (
          <EntryLine key={line.entry.id} line={line} onFollow={close} />
        ))}
      </ul>
      <Slot name="away.scenes" entries={entries} close={close} />
    </Dialog>
  )
}
