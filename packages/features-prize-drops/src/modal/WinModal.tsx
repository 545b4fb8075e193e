import { type ModalProps, usePlayer, useT } from '@marquee/core'
import { PrizeReveal, rewardLines } from '@marquee/prize-ui'
import { CollectButton, prefersStillness, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useEffect, useRef, useState } from 'react'
import { Capsule, isLevel } from '../art/Capsule.tsx'
import * as css from './modals.css.ts'

/** False while the capsule comes down; `onRest` hears when it is there. */
function useLanding(onRest: (() => void) | undefined): boolean {
  const [hasLanded, setLanded] = useState(false)
  const rest = useRef(onRest)
  useEffect(() => {
    const land = () => {
      setLanded(true)
      rest.current?.()
    }
    if (prefersStillness()) {
      land()
      return undefined
    }
    const timer = setTimeout(land, css.fallTime)
    return () => clearTimeout(timer)
  }, [])
  return hasLanded
}

/** A prize that fell on the player's round: its capsule comes down, then it is told (MODAL-47). */
export function WinModal({ props, close, frame }: ModalProps<'prize-drops-win'>) {
  const t = useT('prize-drops')
  const player = usePlayer()
  const level = isLevel(props.prizeLvl) ? props.prizeLvl : 1
  const coins = props.prizeValue
  const hasLanded = useLanding(props.onRest)
  const prize = { coins, entries: 0 }
  const lines = player ? rewardLines(player.playerInfo.playerBalance, prize) : []
  return (
    <Dialog
      {...frame}
      title={t(`win.title.${level}`)}
      description={t('win.text')}
      closeLabel={t('welcome.close')}
      art={
        <span className={css.falling}>
          <Capsule level={level} isStill />
        </span>
      }
      actions={
        <CollectButton onClick={close} data-testid="drop-win-done">
          {t('draw.moment.done')}
        </CollectButton>
      }
    >
      <div className={css.body}>
        {hasLanded ? (
          <PrizeReveal feature="prize-drops" won={{ sectorId: level, prize, lines }} />
        ) : (
          <Text tone="secondary" centred>
            {t('win.falling')}
          </Text>
        )}
      </div>
    </Dialog>
  )
}
