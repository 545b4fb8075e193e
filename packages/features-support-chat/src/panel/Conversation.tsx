import { useApp, useErrorText, useIsOffline, useT } from '@marquee/core'
import { Button, EmptyState, ErrorState, Notice, Skeleton } from '@marquee/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { chatQuery, loadEarlier, markRead } from '../queries.ts'
import * as css from './Conversation.css.ts'
import { Message } from './Message.tsx'
import type { Outgoing } from './useOutgoing.ts'

/** What the player sees is read: while the page itself is in view. */
function useRead(last: number | undefined, unread: number): void {
  const { api, queryClient } = useApp()
  useEffect(() => {
    if (!unread || last === undefined) return undefined
    const read = () => {
      if (document.visibilityState !== 'visible') return
      markRead(api, queryClient, last).catch((error: unknown) =>
        console.error('That the messages were read could not be noted.', error),
      )
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [api, queryClient, last, unread])
}

function Loading() {
  return (
    <div className={css.list} aria-hidden="true">
      <Skeleton width="60%" height="3rem" />
      <Skeleton width="75%" height="3rem" className={css.own} />
      <Skeleton width="50%" height="3rem" />
    </div>
  )
}

interface ConversationProps {
  outgoing: readonly Outgoing[]
  onRetry: (message: Outgoing) => void
}

/** What was written so far, newest at the end; what comes while it is open is read out. */
export function Conversation({ outgoing, onRetry }: ConversationProps) {
  const t = useT('support-chat')
  const { api, queryClient } = useApp()
  const errorText = useErrorText()
  const isOffline = useIsOffline()
  const { data, isError, isFetching, refetch } = useQuery(chatQuery(api, queryClient))
  const first = data?.messages[0]?.id
  const last = data?.messages.at(-1)?.id
  useRead(last, data?.unread ?? 0)

  const end = useRef<HTMLDivElement>(null)
  const newest = outgoing.map(({ key, state }) => `${key} ${state}`).at(-1) ?? last
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [newest])

  const earlier = useMutation({
    mutationFn: async () => loadEarlier(api, queryClient, first ?? 1),
  })
  if (!data) {
    return isError ? (
      <ErrorState
        level={3}
        title={t('notFetched.title')}
        text={t('notFetched.text')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    ) : (
      <Loading />
    )
  }
  const isEmpty = !data.messages.length && !outgoing.length
  return (
    <>
      {isOffline && <Notice tone="caution">{t('offline')}</Notice>}
      {isEmpty && <EmptyState level={3} title={t('empty.title')} text={t('empty.text')} />}
      {data.hasEarlier && (
        <div className={css.earlier}>
          <Button
            size="sm"
            variant="plain"
            busy={earlier.isPending}
            onClick={() => earlier.mutate()}
          >
            {t('earlier')}
          </Button>
          {earlier.error && <span role="alert">{errorText(earlier.error)}</span>}
        </div>
      )}
      <div role="log" aria-label={t('log')}>
        <ol className={css.list}>
          {data.messages.map(({ id, from, text, at }) => (
            <Message key={id} from={from} text={text} at={at} />
          ))}
          {outgoing.map((pending) => (
            <Message
              key={pending.key}
              from="player"
              text={pending.text}
              at={pending.at}
              pending={pending}
              onRetry={() => onRetry(pending)}
            />
          ))}
        </ol>
      </div>
      <div ref={end} />
    </>
  )
}
