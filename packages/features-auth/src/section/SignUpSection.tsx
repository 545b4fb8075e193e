import { Link, useBrand, useModals, usePage, useT } from '@marquee/core'
import { Button, Card, Heading, Icon, type IconName, Text } from '@marquee/ui'
import * as css from './SignUpSection.css.ts'

const gifts: { key: string; icon: IconName }[] = [
  { key: 'coins', icon: 'coins' },
  { key: 'daily', icon: 'gift' },
  { key: 'free', icon: 'heart' },
]

/** For guests of the home page: what an account gives, that it is free, and for whom it is (HOME-13). */
export function SignUpSection() {
  const t = useT('auth')
  const { name, theme, ageBadge } = useBrand()
  const signIn = usePage('/signin')
  const signUp = usePage('/signup/')
  const modals = useModals()
  return (
    <section aria-labelledby="sign-up-section">
      <Card trim padding="lg" className={css.card}>
        <img
          src={theme.art.reward}
          alt=""
          width={280}
          height={280}
          loading="lazy"
          className={css.art}
        />
        <div className={css.words}>
          <Heading level={2} id="sign-up-section">
            {t('section.title', { brand: name })}
          </Heading>
          <ul className={css.gifts}>
            {gifts.map(({ key, icon }) => (
              <li key={key} className={css.gift}>
                <span className={css.medal}>
                  <Icon name={icon} />
                </span>
                <span>
                  <Text as="strong" strong>
                    {t(`section.gifts.${key}.title`)}
                  </Text>
                  <Text size="sm" tone="secondary">
                    {t(`section.gifts.${key}.text`, { brand: name })}
                  </Text>
                </span>
              </li>
            ))}
          </ul>
          <div className={css.actions}>
            {signUp ? (
              <Button size="lg" render={<Link to={signUp} />}>
                {t('section.signUp')}
              </Button>
            ) : (
              <Button size="lg" onClick={modals.askToSignUp}>
                {t('section.signUp')}
              </Button>
            )}
            {signIn && (
              <Button variant="plain" size="lg" render={<Link to={signIn} />}>
                {t('section.signIn')}
              </Button>
            )}
          </div>
          <p className={css.age}>
            <Icon name={ageBadge === '21+' ? 'age-21' : 'age-18'} size="lg" label={ageBadge} />
            <Text as="span" size="sm" tone="secondary">
              {t('section.age', { age: Number.parseInt(ageBadge, 10) })}
            </Text>
          </p>
        </div>
      </Card>
    </section>
  )
}
