import { account } from '@marquee/contract'
import { type ModalProps, playerKey, useApi, useT } from '@marquee/core'
import { Button, Progress, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { explain } from '../form/explain.ts'

/**
 * The link of a confirmation mail: confirms, then the address says so (`openNotify=EMAIL_VERIFIED`).
 * The page asks and not the link itself, so that a mail program that looks ahead confirms nothing.
 */
export function EmailLink({ props, frame, close }: ModalProps) {
  const t = useT('account')
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const token = props['value'] ?? ''
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => api.call(account.confirmEmailByLink, { body: { token } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: playerKey })
      await navigate({
        to: '.',
        search: (now: object) => ({
          ...now,
          confirmEmail: undefined,
          openNotify: 'EMAIL_VERIFIED',
        }),
        replace: true,
      })
    },
  })
  useEffect(() => mutate(), [mutate])
  const [reason] = error ? explain(error) : []
  return (
    <Dialog
      {...frame}
      title={t(reason ? 'confirm.linkFailed' : 'confirm.linkTitle')}
      closeLabel={t('close')}
    >
      {reason ? (
        <Stack gap={4}>
          <Text role="alert">{t('confirm.linkOld')}</Text>
          <Button wide busy={isPending} onClick={() => mutate()}>
            {t('states.retry')}
          </Button>
          <Button wide variant="quiet" onClick={close}>
            {t('close')}
          </Button>
        </Stack>
      ) : (
        <Progress label={t('confirm.linkTitle')} />
      )}
    </Dialog>
  )
}
