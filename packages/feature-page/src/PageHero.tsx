import { useBrand } from '@marquee/core'
import { Heading, Icon, type IconName, Text } from '@marquee/ui'
import type { ReactNode } from 'react'
import * as css from './PageHero.css.ts'

export interface PageHeroProps {
  icon: IconName
  title: string
  lead: string
  /** Below the words: the state, the strong action. */
  children?: ReactNode
}

/** What a feature page begins with: the brand's scene, the feature's sign, heading and one sentence. */
export function PageHero({ icon, title, lead, children }: PageHeroProps) {
  const { theme } = useBrand()
  return (
    <header data-mode="dark" className={css.banner}>
      <img
        src={theme.art.hero}
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
        className={css.scene}
      />
      <div className={css.inside}>
        <span className={css.seal}>
          <Icon name={icon} className={css.sign} />
        </span>
        <div className={css.words}>
          <Heading level={1}>{title}</Heading>
          <Text size="lg" className={css.lead}>
            {lead}
          </Text>
          {children}
        </div>
      </div>
    </header>
  )
}
