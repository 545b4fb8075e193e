import type { ApiClient } from '@marquee/api-client'
import { inbox, type InboxSetting, securityKind } from '@marquee/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../app/AppContext.ts'
import type { IconName } from '@marquee/ui'
import { useT } from '../i18n/hooks.ts'
import { toast } from '../toasts/toast.ts'
import type { InboxLooks } from './told.ts'

/** How each kind of message reaches the player. */
export const inboxSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['player', 'messages'],
    queryFn: async ({ signal }) => (await api.call(inbox.settings, { signal })).data.kinds,
  })

/** A kind as the player sees it: what it is, and the ways in which there is something to choose or to say. */
export interface SettingLine {
  kind: string
  icon: IconName
  push: 'on' | 'off' | null
  mail: 'on' | 'off' | 'always' | null
}

/**
 * The kinds that this brand tells of in another way than by their entry: on open pages what is won or given,
 * by mail what has one. What comes in any case stands last.
 */
export function linesOfSettings(looks: InboxLooks, kinds: readonly InboxSetting[]): SettingLine[] {
  const lines = kinds.flatMap(({ kind, push, mail }): SettingLine[] => {
    const look = kind === securityKind ? { icon: 'shield' as const } : looks[kind]
    if (!look) return []
    const isTold = 'isWin' in look && look.isWin === true && push !== 'none'
    const line = { push: isTold ? push : null, mail: mail === 'none' ? null : mail }
    return line.push || line.mail ? [{ kind, icon: look.icon, ...line }] : []
  })
  return lines.sort((one, other) => Number(one.mail === 'always') - Number(other.mail === 'always'))
}

interface Chosen {
  kind: string
  way: 'push' | 'mail'
  isOn: boolean
}

/** Saved as soon as it is switched; shown as before when that failed. */
export function useChooseSetting() {
  const t = useT('background')
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = inboxSettingsQuery(api)
  return useMutation({
    mutationFn: ({ kind, way, isOn }: Chosen) =>
      api.call(inbox.choose, { body: { kind, [way]: isOn } }),
    onMutate: async ({ kind, way, isOn }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (kinds) =>
        kinds?.map((one) => (one.kind === kind ? { ...one, [way]: isOn ? 'on' : 'off' } : one)),
      )
      return { before }
    },
    onError: (_, __, kept) => {
      queryClient.setQueryData(queryKey, kept?.before)
      void toast({ type: 'error', text: t('inbox.ways.failed') })
    },
    onSuccess: ({ data }) => queryClient.setQueryData(queryKey, data.kinds),
  })
}
