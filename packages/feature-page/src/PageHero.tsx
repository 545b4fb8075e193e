import { useBrand } from '@marquee/core'
import { classNames, Heading, Icon, type IconName, Text } from '@marquee/ui'
import type { ReactNode } from 'react'
import * as css from './PageHero.css.ts'

/** Where the thing itself stands: below the words over the whole width, or beside them on a desktop. */
export type StageForm = 'wide' | 'beside'

export interface PageHeroProps {
  icon: IconName
  title: string
  lead: string
  /** Below the words: the state, the strong action. */
  children?: ReactNode
  /** The thing itself: the wheel, the card, the map. Without it the feature's sign stands by the title. */
  stage?: ReactNode
  form?: StageForm
}

/**
 * What a page begins with: a few words, and the thing itself. They stand in the brand's scene, the words
 * first or, in a `stage`, below the thing; a `column` is a card with a strip of the scene above.
 */
export function PageHero({ icon, title, lead, children, stage, form = 'wide' }: PageHeroProps) {
  const { theme, composition } = useBrand()
  const { featurePage } = composition
  return (
    <header
      data-mode={featurePage === 'column' ? undefined : 'dark'}
      data-form={featurePage}
      className={css.banner}
    >
      <img
        src={theme.art.hero}
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
        className={css.scene}
      />
      <div
        data-stage={stage ? form : undefined}
        className={classNames(css.inside, stage ? css.form[form] : undefined)}
      >
        <div className={css.words}>
          {!stage && (
            <span className={css.seal}>
              <Icon name={icon} className={css.sign} />
            </span>
          )}
          <Heading level={1} className={css.title}>
            {title}
          </Heading>
          <Text className={css.lead}>{lead}</Text>
          {children && <div className={css.below}>{children}</div>}
        </div>
        {stage && <div className={css.stage}>{stage}</div>}
      </div>
    </header>
  )
}
