import {
  Link,
  promotionsQuery,
  track,
  useApi,
  useBrand,
  useModals,
  usePage,
  useT,
  useTranslate,
} from '@marquee/core'
import { Button, Card, Icon, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { PageSection } from './PageSection.tsx'
import * as css from './SignUpPanel.css.ts'

function SignUpLinks({ feature }: { feature: string }) {
  const t = useT(feature)
  const signIn = usePage('/signin')
  const signUp = usePage('/signup/')
  const modals = useModals()
  const tell = () => track('click_button', { button_name: 'sign_up', location: feature })
  const label = t('featurePage.signUp.action')
  return (
    <div className={css.links}>
      {signUp ? (
        <Button render={<Link to={signUp} onClick={tell} />}>{label}</Button>
      ) : (
        <Button
          onClick={() => {
            tell()
            modals.askToSignUp()
          }}
        >
          {label}
        </Button>
      )}
      {signIn && (
        <Button variant="quiet" className={css.known} render={<Link to={signIn} />}>
          {t('featurePage.signUp.signIn')}
        </Button>
      )}
    </div>
  )
}

/** For guests: what an account brings, the brand's welcome gift first where it has one. */
export function SignUpPanel({ feature }: { feature: string }) {
  const t = useT(feature)
  const translate = useTranslate()
  const { theme } = useBrand()
  const { data: promotions } = useQuery(promotionsQuery(useApi()))
  const welcome = promotions?.find(({ id }) => id === 'welcome')
  const lines = [
    welcome ? translate(welcome.text) : t('featurePage.signUp.rewards'),
    t('featurePage.signUp.keep'),
    t('featurePage.signUp.limits'),
  ]
  return (
    <PageSection title={t('featurePage.signUp.title')} compact>
      <Card tone="highlight" padding="lg" trim className={css.card}>
        <div className={css.panel}>
          <img
            src={theme.art.reward}
            alt=""
            width={480}
            height={360}
            loading="lazy"
            className={css.art}
          />
          <div className={css.words}>
            <Text strong className={css.text}>
              {t('featurePage.signUp.text')}
            </Text>
            <ul className={css.list}>
              {lines.map((line) => (
                <li key={line} className={css.line}>
                  <Icon name="check" className={css.tick} />
                  <span>{line}</span>
                </li>
              ))}
            </ul>
            <SignUpLinks feature={feature} />
          </div>
        </div>
      </Card>
    </PageSection>
  )
}
