import { firstOf, Link, type Search, useModals, usePage, useT } from '@marquee/core'
import { Button, Icon, Stack, Text } from '@marquee/ui'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { NewPasswordForm } from '../form/NewPasswordForm.tsx'
import { ResetRequestForm, type SentTo } from '../form/ResetRequestForm.tsx'
import { AuthPage } from './AuthPage.tsx'
import { OtherWay } from './OtherWay.tsx'

interface ToSignInProps {
  className?: string
  children?: ReactNode
}

/** A link to the page where there is one, else a button that opens the modal. */
function ToSignIn(props: ToSignInProps) {
  const signIn = usePage('/signin')
  const modals = useModals()
  return signIn ? (
    <Link to={signIn} {...props} />
  ) : (
    <button {...props} type="button" onClick={() => modals.open('signup', { value: 'login' })} />
  )
}

/** Says what has happened, and gets the focus: the form that had it is gone. */
function Done({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={(element) => element?.focus()}
      style={{ outline: 'none' }}
    >
      <AuthPage title={title} text={text}>
        <Stack gap={3}>{children}</Stack>
      </AuthPage>
    </div>
  )
}

const sent = {
  email: { title: 'reset.sentTitle', hint: 'reset.sentHint' },
  phone: { title: 'reset.textedTitle', hint: 'reset.textedHint' },
}

function Request() {
  const t = useT('auth')
  const [sentTo, setSentTo] = useState<SentTo>()
  if (sentTo !== undefined) {
    const { way, contact } = sentTo
    const keys = sent[way]
    return (
      <Done title={t(keys.title)} text={t('reset.sentText', { contact })}>
        <Text size="sm" tone="secondary">
          <Icon name="clock" size="text" /> {t(keys.hint)}
        </Text>
        <Button variant="quiet" wide onClick={() => setSentTo(undefined)}>
          {t('reset.again')}
        </Button>
      </Done>
    )
  }
  return (
    <AuthPage
      title={t('reset.title')}
      text={t('reset.text')}
      foot={
        <OtherWay
          question={t('reset.remembered')}
          answer={t('signUp.toSignIn')}
          render={<ToSignIn />}
        />
      }
    >
      <ResetRequestForm onSent={setSentTo} />
    </AuthPage>
  )
}

function NewPassword({ code }: { code: string }) {
  const t = useT('auth')
  const [isSet, setIsSet] = useState(false)
  if (isSet) {
    return (
      <Done title={t('reset.setTitle')} text={t('reset.setText')}>
        <Button wide render={<ToSignIn />}>
          {t('signIn.submit')}
        </Button>
      </Done>
    )
  }
  return (
    <AuthPage
      title={t('reset.newTitle')}
      text={t('reset.newText')}
      foot={
        <OtherWay
          question={t('reset.codeOld')}
          answer={t('reset.again')}
          render={<Link to="/reset" search={{}} />}
        />
      }
    >
      <NewPasswordForm code={code} onSet={() => setIsSet(true)} />
    </AuthPage>
  )
}

/** `/reset`: asks for a mail or text message, and with the `code` of its link sets a new password. */
export function ResetPage() {
  const code = useRouterState({
    select: ({ location }) => firstOf((location.search as Search)['code']),
  })
  return code ? <NewPassword key={code} code={code} /> : <Request />
}
