import { Icon } from '@marquee/ui'
import { useT } from '../i18n/hooks.ts'
import { useModals } from '../modals/useModals.ts'
import { line } from '../shell/MenuSheet.css.ts'

/** The menu's way back to what was chosen about cookies. */
export function CookieSettingsLine({ close }: { close: () => void }) {
  const t = useT()
  const modals = useModals()
  return (
    <button
      type="button"
      className={line}
      onClick={() => {
        close()
        modals.open('cookie-settings')
      }}
    >
      <Icon name="shield" />
      {t('cookies')}
    </button>
  )
}
