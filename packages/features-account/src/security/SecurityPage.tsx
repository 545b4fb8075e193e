import { AccountFrame, useT } from '@marquee/core'
import { ContactSection } from './ContactSection.tsx'
import { DataSection } from './DataSection.tsx'
import { PasskeysSection } from './PasskeysSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'

/** `/profile/security`: how the player is reached and signs in, and where (PROFILE-06). */
export function SecurityPage() {
  const t = useT('account')
  return (
    <AccountFrame title={t('security.title')}>
      <ContactSection />
      <PasskeysSection />
      <PasswordSection />
      <SessionsSection />
      <DataSection />
    </AccountFrame>
  )
}
