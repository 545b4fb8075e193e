import { account, type PlayerSession } from '@marquee/contract'
import { toast, useApi, useIsOffline, useT } from '@marquee/core'
import { Badge, Button, Notice, Stack, useKeptFocus, VisuallyHidden } from '@marquee/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Known } from '../parts/Known.tsx'
import { Line } from '../parts/Line.tsx'
import * as css from '../parts/list.css.ts'
import { Moment } from '../parts/Moment.tsx'
import { Section } from '../parts/Section.tsx'
import { sessionsQuery } from './queries.ts'

const isPhone = (device: string) => /iPhone|iPad|Android/.test(device)

function useEnd() {
  const t = useT('account')
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? api.call(account.endOtherSessions)
        : api.call(account.endSession, { params: { id } }),
    onSuccess: (_, id) =>
      void toast({
        type: 'success',
        text: t(id === null ? 'security.endedOthers' : 'security.ended'),
      }),
    onError: () => void toast({ type: 'error', text: t('states.failed') }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey }),
  })
}

interface DeviceProps {
  session: PlayerSession
  end: ReturnType<typeof useEnd>
}

function Device({ session: { id, device, lastSeenAt, current }, end }: DeviceProps) {
  const t = useT('account')
  const offline = useIsOffline()
  const name = device || t('security.unknownDevice')
  return (
    <Line
      icon={isPhone(device) ? 'phone' : 'globe'}
      title={name}
      text={
        <>
          {t('security.lastSeen')} <Moment at={lastSeenAt} />
        </>
      }
    >
      {current ? (
        <Badge tone="positive">{t('security.thisDevice')}</Badge>
      ) : (
        <Button
          size="sm"
          variant="quiet"
          busy={end.isPending && end.variables === id}
          disabled={offline}
          onClick={() => end.mutate(id)}
        >
          {t('security.end')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </Line>
  )
}

/** Where the account is signed in, and the way to sign others out. */
export function SessionsSection() {
  const t = useT('account')
  const offline = useIsOffline()
  const query = useQuery(sessionsQuery(useApi()))
  const end = useEnd()
  // With a device that is signed out its button goes: who pressed it goes on at what is left of the list.
  const list = useRef<HTMLUListElement>(null)
  const count = query.data?.sessions.length ?? 0
  useKeptFocus(
    count,
    (before, now) => !end.isIdle && now < before,
    () => list.current,
  )
  return (
    <Section id="devices" title={t('security.devices')} text={t('security.devicesText')}>
      <Known query={query} lines={2}>
        {({ sessions, previousSignIn }) => (
          <Stack gap={4}>
            {previousSignIn && (
              <Notice icon="history">
                {t('security.previous')} <Moment at={previousSignIn.at} />
                {previousSignIn.device && `, ${previousSignIn.device}`}
              </Notice>
            )}
            <ul ref={list} tabIndex={-1} className={css.list} data-testid="devices">
              {sessions.map((session) => (
                <Device key={session.id} session={session} end={end} />
              ))}
            </ul>
            {sessions.length > 1 && (
              <div>
                <Button
                  variant="quiet"
                  busy={end.isPending && end.variables === null}
                  disabled={offline}
                  onClick={() => end.mutate(null)}
                >
                  {t('security.endOthers')}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </Known>
    </Section>
  )
}
