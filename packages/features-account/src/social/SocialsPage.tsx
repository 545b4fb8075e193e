import { type SocialAccount, type SocialProvider, socials } from '@marquee/contract'
import {
  AccountFrame,
  navigateTo,
  playerKey,
  toast,
  useApi,
  useApp,
  useIsOffline,
  useT,
} from '@marquee/core'
import { Button, Text, VisuallyHidden } from '@marquee/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Known } from '../parts/Known.tsx'
import { Line } from '../parts/Line.tsx'
import * as css from '../parts/list.css.ts'
import { Section } from '../parts/Section.tsx'
import { socialsQuery } from '../security/queries.ts'
import { useReturn } from './useReturn.ts'

export const providerNames: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

function Account({ account: { provider, name } }: { account: SocialAccount }) {
  const t = useT('account')
  const api = useApi()
  const app = useApp()
  const offline = useIsOffline()
  const queryClient = useQueryClient()
  const params = { provider }
  const failed = () => void toast({ type: 'error', text: t('states.failed') })
  const begin = useMutation({
    mutationFn: () => api.call(socials.begin, { params }),
    onSuccess: ({ data }) => navigateTo(app, data.url, { fresh: true, external: true }),
    onError: failed,
  })
  const unlink = useMutation({
    mutationFn: () => api.call(socials.unlink, { params }),
    onError: failed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: playerKey }),
  })
  const house = providerNames[provider]
  return (
    <Line
      icon="link"
      done={name !== null}
      title={house}
      text={name === null ? t('socials.none') : t('socials.linked', { name })}
    >
      <Button
        size="sm"
        variant="quiet"
        busy={begin.isPending || unlink.isPending}
        disabled={offline}
        onClick={() => (name === null ? begin.mutate() : unlink.mutate())}
      >
        {t(name === null ? 'socials.link' : 'socials.unlink')}
        <VisuallyHidden>: {house}</VisuallyHidden>
      </Button>
    </Line>
  )
}

/** `/profile/socials`: accounts of other houses (PROFILE-07). */
export function SocialsPage() {
  const t = useT('account')
  const query = useQuery(socialsQuery(useApi()))
  useReturn()
  return (
    <AccountFrame title={t('socials.title')}>
      <Section id="socials" title={t('socials.accounts')} text={t('socials.text')}>
        <Known query={query}>
          {(accounts) => (
            <ul className={css.list}>
              {accounts.map((account) => (
                <Account key={account.provider} account={account} />
              ))}
            </ul>
          )}
        </Known>
        <Text size="sm" tone="secondary">
          {t('socials.privacy')}
        </Text>
      </Section>
    </AccountFrame>
  )
}
