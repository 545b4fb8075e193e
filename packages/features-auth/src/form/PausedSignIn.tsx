import { useIsOffline, useNow, useT } from '@marquee/core'
import { Button, Icon, Notice, Stack, Text } from '@marquee/ui'
import { CodeField } from '@marquee/ui/code'
import { codeLength, type SignInCode } from './useSignInCode.ts'

interface PausedSignInProps {
  paused: SignInCode
  /** What is wrong with the code that was sent back. */
  error: string | undefined
  /** The form is being sent. */
  busy: boolean
  /** The last digit was typed. */
  onComplete: () => void
}

/** The way on while sign-in pauses: a code is asked for, then typed. */
export function PausedSignIn({ paused, error, busy, onComplete }: PausedSignInProps) {
  const t = useT('auth')
  const now = useNow()
  const offline = useIsOffline()
  const { way, contact, expiresAt, isSending, send, code, setCode, attempt, problem } = paused
  const failure = problem && (
    <Notice tone="critical" announced>
      {problem}
    </Notice>
  )
  if (expiresAt === null)
    return (
      <Stack gap={4}>
        {failure}
        <Button
          size="lg"
          wide
          busy={isSending}
          disabled={offline}
          start={<Icon name={way === 'email' ? 'mail' : 'phone'} size="text" />}
          onClick={send}
          data-testid="sign-in-code"
        >
          {t(way === 'email' ? 'signIn.code.get' : 'signIn.code.getText')}
        </Button>
      </Stack>
    )
  const left = now === null ? expiresAt : expiresAt - now
  const count = Math.max(1, Math.round(left / 60_000))
  return (
    <Stack gap={4}>
      <Text role="status">{t('signIn.code.sent', { contact })}</Text>
      <CodeField
        key={attempt}
        takesFocus
        name="code"
        label={t('signIn.code.label')}
        hint={
          left > 0 && now !== null
            ? t(way === 'email' ? 'signIn.code.left' : 'signIn.code.leftText', { count })
            : undefined
        }
        error={left > 0 ? error : t('signIn.code.over')}
        length={codeLength}
        value={code}
        onValueChange={setCode}
        onComplete={onComplete}
        disabled={busy || offline}
        digitLabel={(digit) => t('signIn.code.digit', { digit, length: codeLength })}
      />
      {failure}
      <div>
        <Button variant="plain" size="sm" busy={isSending} disabled={offline} onClick={send}>
          {t('signIn.code.again')}
        </Button>
      </div>
    </Stack>
  )
}
