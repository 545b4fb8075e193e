import { useT } from '@marquee/core'
import { Card, Heading, Icon, IconButton, Stack, Text, VisuallyHidden } from '@marquee/ui'
import * as css from './HelpLinks.css.ts'

/** Independent help in the United States: names and numbers are the organisations' own. */
const places = [
  {
    key: 'helpline',
    name: '1-800-MY-RESET (NCPG)',
    href: 'https://www.ncpgambling.org/',
    call: 'tel:1-800-697-3738',
  },
  { key: 'meetings', name: 'GA', href: 'https://www.gamblersanonymous.org/' },
  { key: 'peers', name: 'GamTalk', href: 'https://www.gamtalk.org/' },
  {
    key: 'samhsa',
    name: '1-800-662-4357 (SAMHSA)',
    href: 'https://www.samhsa.gov/find-help/helplines/national-helpline',
    call: 'tel:1-800-662-4357',
  },
  { key: 'crisis', name: '988 Lifeline', href: 'https://988lifeline.org/', call: 'tel:988' },
]

/** Where to find people to talk to. */
export function HelpLinks() {
  const t = useT('responsible-play')
  return (
    <Card tone="surface" padding="lg">
      <Stack gap={3}>
        <Heading level={2} size="lg">
          {t('help.title')}
        </Heading>
        <Text tone="secondary">{t('help.text')}</Text>
        <ul className={css.places}>
          {places.map(({ key, name, href, call }) => (
            <li key={key} className={css.line}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={css.place}>
                <span className={css.words}>
                  <span className={css.name}>{name}</span>
                  <span className={css.what}>{t(`help.${key}`)}</span>
                </span>
                <Icon name="external" size="sm" />
                <VisuallyHidden>{t('help.newTab')}</VisuallyHidden>
              </a>
              {call && (
                <IconButton
                  icon="phone"
                  size="lg"
                  variant="quiet"
                  label={t('help.call', { name })}
                  render={<a href={call} />}
                />
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
