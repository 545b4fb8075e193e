import { useT } from '@marquee/core'
import { IconButton } from '@marquee/ui'
import { OpenLink } from '../OpenLink.tsx'
import { useDailyLogin } from '../useDailyLogin.ts'

/** The gift in the header; a figure at its corner while a reward waits. */
export function DailyLoginButton() {
  const t = useT('daily-login')
  const { info } = useDailyLogin()
  return (
    <IconButton
      icon="gift"
      label={info.isAvailable ? t('button', { count: 1 }) : t('title')}
      {...(info.isAvailable && { count: 1 })}
      render={<OpenLink />}
    />
  )
}
