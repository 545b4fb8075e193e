import { useBrand } from '@marquee/core'
import { Heading, Icon, type IconName, Text } from '@marquee/ui'
import type { ReactNode } from 'react'
import * as css from './RoomBanner.css.ts'

export interface RoomBannerProps {
  icon: IconName
  title: string
  lead: string
  /** Below the words: the state, the strong action. */
  children?: ReactNode
}

/** What a room begins with: the brand's place, the feature's sign, heading and one sentence. */
export function RoomBanner({ icon, title, lead, children }: RoomBannerProps) {
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
