import { type ModalProps, useT, useTranslate } from '@marquee/core'
import { Text } from '@marquee/ui'
import { LevelWay } from '../standing/LevelWay.tsx'
import { ClubDialog } from './ClubDialog.tsx'

/** A new level, told once the round has come to rest (MODAL-51). */
export function LevelUpModal(props: ModalProps) {
  const t = useT('vip')
  const translate = useTranslate()
  return (
    <ClubDialog
      {...props}
      only="level"
      plainTitle={t('levelUp.title')}
      title={({ currentLevel }) => t('levelUp.reached', { level: currentLevel.index })}
    >
      {(rank) => (
        <>
          <Text centred strong>
            {translate(rank.currentLevel.title)}
          </Text>
          <LevelWay rank={rank} />
        </>
      )}
    </ClubDialog>
  )
}
