import type { RankLeague, RankSection } from '../contract/schemas.ts'
import { useT, useTranslate } from '@marquee/core'
import { Badge, Card, Carousel, Heading, Icon, numberFormat, Text, useLocale } from '@marquee/ui'
import { Crest } from '../crest/Crest.tsx'
import { benefitText } from '../benefit.css.ts'
import * as css from './Ladder.css.ts'

interface RungProps {
  section: RankSection
  /** Its place in the league, from 1. */
  place: number
  isCurrent: boolean
}

function Rung({ section, place, isCurrent }: RungProps) {
  const t = useT('vip')
  const translate = useTranslate()
  const locale = useLocale()
  const { title, firstLevel, lastLevel, experience, benefits, needsVerification } = section
  return (
    <Card tone={isCurrent ? 'highlight' : 'raised'} className={css.rung}>
      <div className={css.head}>
        <div className={css.crest}>
          <Crest section={place} />
        </div>
        <div>
          <Heading level={3} size="md">
            {translate(title)}
          </Heading>
          <Text size="sm" tone="secondary">
            {t('ladder.levels', { first: firstLevel, last: lastLevel })}
          </Text>
          <Text size="sm" tone="secondary">
            {t('ladder.from', {
              count: experience,
              points: numberFormat(locale).format(experience),
            })}
          </Text>
        </div>
        {isCurrent && <Badge tone="accent">{t('ladder.here')}</Badge>}
      </div>
      <ul className={css.benefits}>
        {benefits.map(translate).map((benefit) => (
          <li key={benefit} className={css.benefit}>
            <Icon name="check" size="text" className={css.tick} />
            <span className={benefitText}>{benefit}</span>
          </li>
        ))}
        {needsVerification && (
          <li className={css.benefit}>
            <Icon name="lock" size="text" />
            <span>{t('ladder.verified')}</span>
          </li>
        )}
      </ul>
    </Card>
  )
}

/** Every section of the league with what it brings, the lowest first, on one shelf. */
export function Ladder({ rank: { sections, currentSection } }: { rank: RankLeague }) {
  const t = useT('vip')
  const tCore = useT()
  const title = t('ladder.title')
  return (
    <Carousel
      size="card"
      label={title}
      previousLabel={tCore('games.previous', { title })}
      nextLabel={tCore('games.next', { title })}
      heading={null}
    >
      {sections.map((section, index) => (
        <Rung
          key={section.id}
          section={section}
          place={index + 1}
          isCurrent={section.id === currentSection.id}
        />
      ))}
    </Carousel>
  )
}
