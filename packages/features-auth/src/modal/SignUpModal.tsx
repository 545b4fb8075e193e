import {
  enterAsPlayer,
  Link,
  type ModalProps,
  type Search,
  stringifySearch,
  useApp,
  useIsGuest,
  useT,
} from '@marquee/core'
import { Button } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { Tabs } from '@marquee/ui/tabs'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { SignInForm } from '../form/SignInForm.tsx'
import { SignUpForm } from '../form/SignUpForm.tsx'
import { targetAfter, targetAfterSignUp } from '../redirect.ts'
import { useWelcome } from '../useWelcome.ts'

type Tab = 'sign-up' | 'sign-in'

/** Where a player goes on: where the address says, else where they are. */
function useEnter() {
  const app = useApp()
  const { pathname, search } = useRouterState({ select: (state) => state.location })
  const { action: _, redirectUrl, ...rest } = search as Search
  const here = `${pathname}${stringifySearch(rest)}`
  const wanted = redirectUrl ?? here
  const leadsTo = targetAfterSignUp(wanted, useWelcome())
  return {
    enter: (login: string) => enterAsPlayer(app, login, targetAfter(wanted)),
    begin: (login: string) => enterAsPlayer(app, login, leadsTo),
    leadsTo,
  }
}

/** The address named an action that is not ours, or asks somebody who is signed in. */
function Nothing({ close, frame }: Pick<ModalProps, 'close' | 'frame'>) {
  const leave = useEffectEvent(() => {
    close()
    frame.onOpenChangeComplete(false)
  })
  useEffect(() => leave(), [])
  return null
}

/** Sign up and sign in of brands without pages for them (MODAL-29). */
export function SignUpModal({ props, close, frame }: ModalProps) {
  const t = useT('auth')
  const { brand } = useApp()
  const guest = useIsGuest()
  const { value } = props
  const [tab, setTab] = useState<Tab>(value === 'login' ? 'sign-in' : 'sign-up')
  const { enter, begin, leadsTo } = useEnter()
  if (!guest || (value !== undefined && value !== 'login'))
    return <Nothing close={close} frame={frame} />
  const forgotten = (
    <Button variant="plain" size="sm" render={<Link to="/reset" onClick={close} />}>
      {t('signIn.forgot')}
    </Button>
  )
  return (
    <Dialog
      {...frame}
      title={t(tab === 'sign-up' ? 'signUp.title' : 'signIn.title')}
      description={t(tab === 'sign-up' ? 'signUp.text' : 'signIn.text', { brand: brand.name })}
      closeLabel={t('form.close')}
    >
      <Tabs
        wide
        label={t('modal.ways')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'sign-up',
            label: t('signIn.toSignUp'),
            panel: <SignUpForm onSignedUp={begin} leadsTo={leadsTo} />,
          },
          {
            value: 'sign-in',
            label: t('signUp.toSignIn'),
            panel: <SignInForm onSignedIn={enter} help={forgotten} />,
          },
        ]}
      />
    </Dialog>
  )
}
