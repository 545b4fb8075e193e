import type { GameFrameErrorCode } from '@marquee/game-sdk'
import { track, useIsGuest, useT, useTopModal } from '@marquee/core'
import { Button, classNames, Trim } from '@marquee/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useEffect, useRef, useState } from 'react'
import { GameStage, Loading, type StageControls } from '../game/GameStage.tsx'
import * as css from '../game/GameView.css.ts'
import { LaunchFailed, Notice } from '../game/notices.tsx'
import { DemoBar } from './DemoBar.tsx'
import { useDemoLaunch } from './useDemoLaunch.ts'

interface DemoViewProps {
  gameId: number
  onSignUp: () => void
  onClose: () => void
}

/** `short`: not enough for this round. `over`: not enough for any. */
type Lack = 'short' | 'over'
const ignore = () => undefined

/** A game to try without an account: the coins are this page's alone and no ledger hears of them. */
export function DemoView({ gameId, onSignUp, onClose }: DemoViewProps) {
  const t = useT('games')
  const guest = useIsGuest()
  const { launch, error, isRetrying, retry, frameKey, restart } = useDemoLaunch(gameId)
  const [lack, setLack] = useState<Lack | null>(null)
  const controls = useRef<StageControls>(null)
  const wantsFocus = useRef(true)
  const top = useTopModal()
  const opened = launch?.game.slug
  useEffect(() => {
    if (opened) track('open_popup', { location: 'game_demo', type: opened })
  }, [opened])

  const onFailed = (code: GameFrameErrorCode) => {
    if (code === 'insufficient-funds') setLack('short')
    else track('error', { location: 'game_demo', message: code })
  }
  const signUp = () => {
    track('click_button', { button_name: 'sign_up', location: 'game_demo' })
    onSignUp()
  }
  const playOn = () => {
    if (lack === 'over') restart()
    setLack(null)
  }
  return (
    <section
      className={classNames(css.room, css.place.modal)}
      style={launch && assignInlineVars({ [css.light]: launch.game.bg_color })}
      aria-label={launch?.game.title ?? t('game.opening')}
    >
      <div className={css.cabinet}>
        <Trim className={css.trim} />
        <div className={css.stage}>
          {launch && (
            <GameStage
              key={frameKey}
              launch={launch}
              paused={lack !== null || (top !== null && top !== 'game-demo')}
              controls={controls}
              wantsFocus={wantsFocus}
              onFailed={onFailed}
              onRoundOpen={ignore}
              onBusy={ignore}
              onLeave={onClose}
              onReload={restart}
              onDemoSettled={(left) => {
                if (left < Math.min(...launch.stakes)) setLack('over')
              }}
            />
          )}
          {!launch && !error && <Loading />}
          {!launch && error && (
            <LaunchFailed error={error} busy={isRetrying} onRetry={retry} onClose={onClose} />
          )}
          {lack && (
            <Notice title={t(`game.demo.${lack}.title`)} text={t(`game.demo.${lack}.text`)}>
              {guest && (
                <Button wide onClick={signUp}>
                  {t('signUp')}
                </Button>
              )}
              <Button wide variant={guest ? 'quiet' : 'strong'} onClick={playOn}>
                {t(lack === 'over' ? 'game.demo.again' : 'game.short.lower')}
              </Button>
            </Notice>
          )}
        </div>
        <div className={css.barPlace}>
          <DemoBar onSignUp={guest ? signUp : undefined} onClose={onClose} />
        </div>
      </div>
    </section>
  )
}
