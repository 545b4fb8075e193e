import { isApiError } from '@marquee/api-client'
import { passkeys } from '@marquee/contract'
import { useApi, useT } from '@marquee/core'
import { Button, Icon, Notice, Stack } from '@marquee/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { explain } from './explain.ts'

/** The player closed the browser's own question: no failure, nothing to say. */
const isGivenUp = (error: unknown): boolean =>
  !isApiError(error) && error instanceof Error && /^(NotAllowed|Abort)Error$/.test(error.name)

/** Signs in with a passkey, on devices that can. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (login: string) => void }) {
  const t = useT('auth')
  const api = useApi()
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => setIsOffered(typeof window.PublicKeyCredential === 'function'), [])
  const signIn = useMutation({
    mutationFn: async () => {
      const { data: options } = await api.call(passkeys.signInOptions)
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const credential = await startAuthentication({ optionsJSON: options })
      return (await api.call(passkeys.signIn, { body: { credential } })).data
    },
    onSuccess: ({ login }) => onSignedIn(login),
  })
  if (!isOffered) return null
  const [reason] = signIn.isError && !isGivenUp(signIn.error) ? explain(signIn.error) : []
  return (
    <Stack gap={2}>
      {reason && (
        <Notice tone="critical" announced>
          {t(reason.key, reason.values ?? {})}
        </Notice>
      )}
      <Button
        variant="quiet"
        size="lg"
        wide
        busy={signIn.isPending}
        start={<Icon name="key" size="text" />}
        onClick={() => signIn.mutate()}
      >
        {t('signIn.passkey')}
      </Button>
    </Stack>
  )
}
