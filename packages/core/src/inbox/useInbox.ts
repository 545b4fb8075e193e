import type { InboxEntry, PushPayload } from '@marquee/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApp } from '../app/AppContext.ts'
import type { AppRuntime } from '../app/runtime.ts'
import { translate } from '../i18n/translatable.ts'
import { interrupt } from '../modals/queue.ts'
import { notificationsAtom } from '../notifications/notifications.ts'
import { isLeaving } from '../session/leaving.ts'
import { useIsGuest } from '../session/session.ts'
import { toast } from '../toasts/toast.ts'
import { inboxKey, type InboxPage, inboxSettingsQuery, latestInboxQuery } from './query.ts'
import { readEntries } from './read.ts'
import { inboxLooks, isCelebrated, isWin, type PushedEntry, wordsOf } from './told.ts'

/** Before the daily reward, after what a registration lacks. */
const priority = 60

/** Notices that earlier versions kept on this device. */
const oldNotices = 'marquee:notifications:'

function dropOldNotices(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(oldNotices)) localStorage.removeItem(key)
}

/** Says in passing what has just come. */
function say({ brand, i18n, locale }: AppRuntime, entry: PushedEntry): void {
  const line = { entry: { ...entry, isRead: false }, count: 1 }
  const { key, values } = wordsOf(inboxLooks(brand), line, (text) =>
    typeof text === 'string' ? text : translate(text, locale in text ? locale : 'en'),
  )
  void toast({ type: 'success', text: i18n.getFixedT(locale, 'background')(key, values) })
}

/**
 * Takes what a push says of the inbox. Who looks at the page is told of a win at once, and what the
 * page celebrates itself does not count as new either; who looks elsewhere reads it later.
 */
export function onInboxPush(runtime: AppRuntime, { entry, unread }: PushPayload<'inbox'>): void {
  const { queryClient } = runtime
  const isSeen = document.visibilityState === 'visible' && entry !== null
  const isWon = entry !== null && isWin(inboxLooks(runtime.brand), entry)
  if (isSeen && isWon) say(runtime, entry)
  if (isSeen && (isWon || isCelebrated(entry))) {
    void readEntries(runtime, [entry.id])
    return
  }
  queryClient.setQueryData<InboxPage>(
    latestInboxQuery(runtime.api).queryKey,
    (known) => known && { ...known, unread },
  )
  void queryClient.invalidateQueries({ queryKey: inboxKey })
}

/** Opens what was won while nobody was looking, without kinds that the player does not want to be told of. */
async function tellOfAbsence(runtime: AppRuntime, won: readonly InboxEntry[]): Promise<void> {
  const { api, queryClient } = runtime
  const kinds = await queryClient.fetchQuery({ ...inboxSettingsQuery(api), staleTime: 60_000 })
  const off = new Set<string>(kinds.filter(({ push }) => push === 'off').map(({ kind }) => kind))
  const entries = won.filter(({ kind }) => !off.has(kind))
  if (!entries.length) return
  interrupt(runtime, {
    modal: 'while-away',
    props: { entries },
    priority,
    // They may have been read meanwhile: in the bell, or on another device.
    wanted: async () => {
      const { entries: now } = await queryClient.fetchQuery({
        ...latestInboxQuery(api),
        staleTime: 0,
      })
      return entries.some(({ id }) => now.some((one) => one.id === id && !one.isRead))
    },
  })
}

/** Asks for the inbox when the page is at rest, and opens what was won while nobody was looking. */
export function useInbox(): void {
  const runtime = useApp()
  const { api, queryClient, events, store } = runtime
  const guest = useIsGuest()
  const { data, dataUpdatedAt } = useQuery({ ...latestInboxQuery(api), enabled: !guest })
  /** Whether the next answer is the first since somebody looks at the page: later ones tell of no absence. */
  const hasComeBack = useRef(true)

  useEffect(() => {
    dropOldNotices()
    return events.on('signed-out', () => {
      store.set(notificationsAtom, { type: 'clear' })
      queryClient.removeQueries({ queryKey: inboxKey })
    })
  }, [events, store, queryClient])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || guest) return
      hasComeBack.current = true
      void queryClient.invalidateQueries({ queryKey: inboxKey })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [guest, queryClient])

  useEffect(() => {
    if (guest || !data || !hasComeBack.current || isLeaving(runtime)) return
    hasComeBack.current = false
    const looks = inboxLooks(runtime.brand)
    const entries = data.entries.filter((entry) => !entry.isRead && isWin(looks, entry))
    if (!entries.length) return
    // What cannot be asked for now stays in the inbox, where it is new.
    tellOfAbsence(runtime, entries).catch((error: unknown) =>
      console.error('It is not known what the player wants to be told of; nothing opens.', error),
    )
  }, [runtime, guest, data, dataUpdatedAt])
}
