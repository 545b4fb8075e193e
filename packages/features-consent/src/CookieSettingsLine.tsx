import { MenuLine, useModals, useT } from '@marquee/core'

/** The menu's way back to what was chosen about cookies. */
export function CookieSettingsLine({ close }: { close: () => void }) {
  const t = useT()
  const modals = useModals()
  return (
    <MenuLine
      icon="shield"
      label={t('cookies')}
      onSelect={() => {
        close()
        modals.open('cookie-settings')
      }}
    />
  )
}
