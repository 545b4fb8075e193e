import { AccountFrame, toast, useLogout, usePlayer, useT } from '@marquee/core'
import { Button, Icon } from '@marquee/ui'
import { Section } from '../parts/Section.tsx'
import { StepList } from '../steps/StepList.tsx'
import { useSteps } from '../steps/useSteps.ts'
import { Me } from './Me.tsx'
import * as css from './ProfilePage.css.ts'
import { Sections } from './Sections.tsx'

/** `/profile`: who the player is, what is left to do, and every section. */
export function ProfilePage() {
  const t = useT('account')
  const { steps } = useSteps()
  const logout = useLogout()
  // Nobody is sent on errands during a break (RP-02).
  const player = usePlayer()
  const open = !player?.restriction && steps?.some(({ done }) => !done)
  return (
    <AccountFrame title={t('overview.title')} isOverview>
      <Me />
      {open && (
        <Section id="next" title={t('overview.next')} text={t('overview.nextText')}>
          <StepList openOnly />
        </Section>
      )}
      <Sections className={css.narrowOnly} />
      <div>
        <Button
          variant="quiet"
          busy={logout.isPending}
          start={<Icon name="logout" size="text" />}
          onClick={() =>
            logout.mutate(undefined, {
              onError: () => toast({ type: 'error', text: t('states.failed') }),
            })
          }
        >
          {t('overview.signOut')}
        </Button>
      </div>
    </AccountFrame>
  )
}
