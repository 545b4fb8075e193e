import type { RankLeague } from '../contract/schemas.ts'
import { type ModalProps, useT, useTranslate } from '@marquee/core'
import { Text } from '@marquee/ui'
import { ClubDialog } from './ClubDialog.tsx'
import { benefitText } from '../benefit.css.ts'
import * as css from './ClubDialog.css.ts'

function Benefits({ rank }: { rank: RankLeague }) {
  const t = useT('vip')
  const translate = useTranslate()
  const section = rank.sections.find(({ id }) => id === rank.currentSection.id)
  return (
    <>
      <Text strong>{t('statusUp.brings')}</Text>
      <ul className={css.list}>
        {section?.benefits.map(translate).map((benefit) => (
          <li key={benefit} className={benefitText}>
            {benefit}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A new section, and what it brings (MODAL-52). */
export function StatusUpModal(props: ModalProps) {
  const t = useT('vip')
  const translate = useTranslate()
  return (
    <ClubDialog
      {...props}
      only="level"
      plainTitle={t('statusUp.title')}
      title={({ currentSection }) =>
        t('statusUp.reached', { section: translate(currentSection.title) })
      }
    >
      {(rank) => <Benefits rank={rank} />}
    </ClubDialog>
  )
}
