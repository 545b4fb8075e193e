import { type ModalProps, useT, useTranslate } from '@marquee/core'
import { OddsTable, useWheel } from '@marquee/prize-ui'
import { Disclosure } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { DailyWheel } from '../wheel/DailyWheel.tsx'
import * as css from './DailyWheelModal.css.ts'

/** The wheel of the day (MODAL-13, MODAL-38); `errorText` says why a spin failed (WHEEL-04). */
export function DailyWheelModal({ frame, props }: ModalProps) {
  const t = useT('wheels')
  const translate = useTranslate()
  const { wheel } = useWheel('daily')
  const { errorText } = props
  return (
    <Dialog
      {...frame}
      title={wheel ? translate(wheel.title) : t('today')}
      description={t('once')}
      closeLabel={t('close')}
    >
      <div className={css.body}>
        <DailyWheel errorText={errorText} tellsFailures />
        {wheel && (
          <Disclosure summary={t('draw.odds.caption')}>
            <OddsTable feature="wheels" sectors={wheel.sectors} />
          </Disclosure>
        )}
      </div>
    </Dialog>
  )
}
