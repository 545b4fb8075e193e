import { type Passkey, passkeys } from '@marquee/contract'
import { toast, useApi, useIsOffline, useT } from '@marquee/core'
import { Button, Icon, Notice, Stack, VisuallyHidden } from '@marquee/ui'
import { ConfirmDialog } from '@marquee/ui/dialog'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { explain, explained } from '../form/explain.ts'
import { Known } from '../parts/Known.tsx'
import { Line } from '../parts/Line.tsx'
import * as css from '../parts/list.css.ts'
import { Moment } from '../parts/Moment.tsx'
import { Section } from '../parts/Section.tsx'
import { passkeysQuery } from './queries.ts'
import { useFresh } from './useFresh.ts'

/** The player closed the browser's own question: no failure, nothing to say. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

function useAdd() {
  const t = useT('account')
  const api = useApi()
  const queryClient = useQueryClient()
  const fresh = useFresh()
  return useMutation({
    mutationFn: async () => {
      const { data: options } = await fresh(() =>
        api.call(passkeys.registerOptions, { expects: explained }),
      )
      const { startRegistration } = await import('@simplewebauthn/browser')
      const credential = await startRegistration({ optionsJSON: options })
      await api.call(passkeys.register, { body: { credential } })
    },
    onSuccess: () => {
      void toast({ type: 'success', text: t('passkeys.added') })
      return queryClient.invalidateQueries({ queryKey: passkeysQuery(api).queryKey })
    },
  })
}

function useRemove(onEnd: () => void) {
  const t = useT('account')
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(passkeys.remove, { params: { id } }),
    onError: () => void toast({ type: 'error', text: t('states.failed') }),
    onSettled: () => {
      onEnd()
      return queryClient.invalidateQueries({ queryKey: passkeysQuery(api).queryKey })
    },
  })
}

/** Signing in by fingerprint, face or device code in place of a password. */
export function PasskeysSection() {
  const t = useT('account')
  const offline = useIsOffline()
  const query = useQuery(passkeysQuery(useApi()))
  const add = useAdd()
  /** The passkey that is about to be removed, or was: its name stands in the question until that is gone. */
  const [leaving, setLeaving] = useState<Passkey>()
  const [isAsking, setAsking] = useState(false)
  const remove = useRemove(() => setAsking(false))
  // With what was removed its button goes: who pressed it goes on at what is left to do here.
  const addButton = useRef<HTMLButtonElement>(null)
  const isGone = leaving !== undefined && query.data?.every(({ id }) => id !== leaving.id)
  useEffect(() => {
    if (isGone) addButton.current?.focus()
  }, [isGone])
  const failed = add.isError && !isGivenUp(add.error)
  const [reason] = failed ? explain(add.error) : []
  return (
    <Section id="passkeys" title={t('passkeys.title')} text={t('passkeys.text')}>
      {reason && (
        <Notice tone="critical" announced>
          {t(reason.key, reason.values ?? {})}
        </Notice>
      )}
      <Known query={query} lines={1}>
        {(known) => (
          <Stack gap={3}>
            {known.length > 0 && (
              <ul className={css.list} data-testid="passkeys">
                {known.map((passkey) => {
                  const { id, device, createdAt, lastUsedAt } = passkey
                  return (
                    <Line
                      key={id}
                      icon="key"
                      title={device || t('security.unknownDevice')}
                      text={
                        <>
                          {t(lastUsedAt === null ? 'passkeys.made' : 'passkeys.used')}{' '}
                          <Moment at={lastUsedAt ?? createdAt} />
                        </>
                      }
                    >
                      <Button
                        size="sm"
                        variant="quiet"
                        disabled={offline}
                        onClick={() => {
                          setLeaving(passkey)
                          setAsking(true)
                        }}
                      >
                        {t('passkeys.remove')}
                        <VisuallyHidden>: {device}</VisuallyHidden>
                      </Button>
                    </Line>
                  )
                })}
              </ul>
            )}
            <div>
              <Button
                ref={addButton}
                variant="quiet"
                busy={add.isPending}
                disabled={offline}
                start={<Icon name="plus" size="text" />}
                onClick={() => add.mutate()}
              >
                {t('passkeys.add')}
              </Button>
            </div>
          </Stack>
        )}
      </Known>
      <ConfirmDialog
        open={isAsking}
        title={t('passkeys.ask.title')}
        text={t('passkeys.ask.text', { device: leaving?.device || t('security.unknownDevice') })}
        yes={t('passkeys.ask.yes')}
        no={t('passkeys.ask.no')}
        danger
        busy={remove.isPending}
        onYes={() => leaving && remove.mutate(leaving.id)}
        onNo={() => setAsking(false)}
      />
    </Section>
  )
}
