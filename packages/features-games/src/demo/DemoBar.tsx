import { useT } from '@marquee/core'
import { Button, Icon, IconButton } from '@marquee/ui'
import { SoundMenu } from '../game/SoundMenu.tsx'
import * as css from './DemoBar.css.ts'

interface DemoBarProps {
  /** Absent for who has an account. */
  onSignUp?: () => void
  onClose: () => void
}

/** Says at all times that the coins are not real ones; the rules are in the game itself. */
export function DemoBar({ onSignUp, onClose }: DemoBarProps) {
  const t = useT('games')
  return (
    <div className={css.bar} role="toolbar" aria-label={t('game.bar')}>
      <p className={css.label} data-testid="demo-label">
        <Icon name="info" size="sm" />
        {t('game.demo.label')}
      </p>
      {onSignUp && (
        <Button size="sm" className={css.signUp} onClick={onSignUp} data-testid="demo-sign-up">
          {t('signUp')}
        </Button>
      )}
      <SoundMenu />
      <IconButton icon="close" label={t('game.close')} title={t('game.close')} onClick={onClose} />
    </div>
  )
}
