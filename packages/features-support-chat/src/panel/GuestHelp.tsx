import { Link, stringifySearch, useModals, usePage, useT } from '@marquee/core'
import { Button, Stack, Text } from '@marquee/ui'
import { useRouterState } from '@tanstack/react-router'
import type { RefObject } from 'react'

interface GuestHelpProps {
  email: string
  close: () => void
  /** The first control. */
  first: RefObject<HTMLAnchorElement | null>
}

/** How a guest reaches support: by mail, or in the chat once they are signed in. */
export function GuestHelp({ email, close, first }: GuestHelpProps) {
  const t = useT('support-chat')
  const modals = useModals()
  const signIn = usePage('/signin/')
  const location = useRouterState({ select: (state) => state.location })
  // Whoever is about to sign in anyway is not led back to the form.
  const redirectUrl = /^\/sign(up|in)\b/.test(location.pathname)
    ? '/lobby/?openSupport=1'
    : `${location.pathname}${stringifySearch({ ...location.search, openSupport: '1' })}`
  return (
    <Stack gap={4}>
      <Text>{t('guest.text')}</Text>
      <Text>
        {t('guest.mail')} <br />
        <a ref={first} href={`mailto:${email}`} data-testid="support-email">
          {email}
        </a>
      </Text>
      {signIn ? (
        <Button
          wide
          render={<Link to={signIn} search={{ redirectUrl }} onClick={close} />}
          data-testid="chat-sign-in"
        >
          {t('guest.signIn')}
        </Button>
      ) : (
        <Button
          wide
          data-testid="chat-sign-in"
          onClick={() => {
            close()
            modals.askToSignUp()
          }}
        >
          {t('guest.signIn')}
        </Button>
      )}
    </Stack>
  )
}
