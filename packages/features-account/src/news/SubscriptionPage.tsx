import { account, type Subscription } from '@marquee/contract'
import { AccountFrame, toast, useApi, useIsOffline, useModals, useT } from '@marquee/core'
import { Button, Inline, Stack, Switch, Text } from '@marquee/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Known } from '../parts/Known.tsx'
import { Section } from '../parts/Section.tsx'
import { subscriptionQuery } from '../security/queries.ts'

const ways = ['email', 'push', 'sms'] as const
const all: Subscription = { email: true, push: true, sms: true }
const none: Subscription = { email: false, push: false, sms: false }

/** Saved as soon as it is switched; shown as before when that failed. */
function useSubscribe() {
  const t = useT('account')
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = subscriptionQuery(api)
  return useMutation({
    mutationFn: (body: Subscription) => api.call(account.saveSubscription, { body }),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, wanted)
      return { before }
    },
    onError: (_, __, kept) => {
      queryClient.setQueryData(queryKey, kept?.before)
      void toast({ type: 'error', text: t('states.failed') })
    },
    onSuccess: ({ data }) => queryClient.setQueryData(queryKey, data),
  })
}

/** `/profile/subscription`: which news the player wants; no is as near as yes (PROFILE-08). */
export function SubscriptionPage() {
  const t = useT('account')
  const offline = useIsOffline()
  const query = useQuery(subscriptionQuery(useApi()))
  const subscribe = useSubscribe()
  const modals = useModals()
  return (
    <AccountFrame title={t('news.title')}>
      <Section id="news" title={t('news.question')} text={t('news.text')}>
        <Known query={query}>
          {(wanted) => (
            <Stack gap={4}>
              <Stack gap={1}>
                {ways.map((way) => (
                  <Switch
                    key={way}
                    label={t(`news.${way}`)}
                    hint={t(`news.${way}Hint`)}
                    checked={wanted[way]}
                    disabled={offline}
                    onChange={({ target }) =>
                      subscribe.mutate({ ...wanted, [way]: target.checked })
                    }
                  />
                ))}
              </Stack>
              <Inline gap={2}>
                <Button variant="quiet" disabled={offline} onClick={() => subscribe.mutate(all)}>
                  {t('news.all')}
                </Button>
                <Button variant="quiet" disabled={offline} onClick={() => subscribe.mutate(none)}>
                  {t('news.none')}
                </Button>
              </Inline>
            </Stack>
          )}
        </Known>
        <Text size="sm" tone="secondary">
          {t('news.always')}
        </Text>
      </Section>
      <Section id="kinds" title={t('news.kinds')} text={t('news.kindsText')}>
        <Button variant="quiet" onClick={() => modals.open('inbox-settings')}>
          {t('news.choose')}
        </Button>
      </Section>
    </AccountFrame>
  )
}
