import { useIsOffline, useNow, useT } from '@marquee/core'
import { Button, Stack, Text } from '@marquee/ui'
import { CodeField } from '@marquee/ui/code'
import type { Confirm } from './useConfirm.ts'

const length = 6

/** The six places of a code, and the way to another one. */
export function EnterCode({ confirm }: { confirm: Confirm }) {
  const t = useT('account')
  const now = useNow()
  const offline = useIsOffline()
  const { channel, sent, code, setCode, check, isChecking, isSending, resend, problem } = confirm
  if (!sent) return null
  // The time is a second fine, and rounded down.
  const wait = now === null ? 0 : (sent.nextAt - now) / 1000
  return (
    <Stack gap={4}>
      <Text role="status">{t('confirm.sent', { sentTo: sent.sentTo })}</Text>
      <CodeField
        // For another code its places are new, and the first has the focus that the button for it had.
        key={sent.nextAt}
        takesFocus
        name="code"
        label={t('confirm.code')}
        hint={t(channel === 'email' ? 'confirm.lifetime' : 'confirm.phoneLifetime')}
        error={problem}
        length={length}
        value={code}
        onValueChange={setCode}
        onComplete={check}
        disabled={isChecking || offline}
        digitLabel={(digit) => t('confirm.digit', { digit, length })}
      />
      <Stack gap={2}>
        <Button
          wide
          busy={isChecking}
          disabled={code.length < length || offline}
          onClick={() => check(code)}
        >
          {t('confirm.submit')}
        </Button>
        <Button
          wide
          variant="plain"
          busy={isSending}
          disabled={wait > 0 || offline}
          onClick={resend}
        >
          {wait > 0
            ? t('confirm.again', { count: Math.max(1, Math.floor(wait)) })
            : t('confirm.resend')}
        </Button>
      </Stack>
    </Stack>
  )
}
