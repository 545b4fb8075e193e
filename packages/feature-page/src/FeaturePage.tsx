import { useIsGuest, usePlayer, useT } from '@marquee/core'
import type { IconName } from '@marquee/ui'
import type { ReactNode } from 'react'
import { Meanwhile } from './Meanwhile.tsx'
import { useFeatureInfo } from './queries.ts'
import { RoomBanner } from './RoomBanner.tsx'
import { RoomFacts, RoomSteps } from './RoomParts.tsx'
import { RoomPage, RoomSection } from './RoomSection.tsx'
import { type IsRunning, RoomState } from './RoomState.tsx'
import { SignUpPanel } from './SignUpPanel.tsx'
import { stepsOf, worded } from './stepsOf.ts'

export interface FeatureRoomProps {
  /** Id of the feature, whose texts it shows: `page.title`, `page.lead`, `steps.<n>`, `facts.<name>`. */
  feature: string
  icon: IconName
  /** How many steps its texts have. */
  steps: number
  /** Names of its facts, each with its icon. */
  facts: Record<string, IconName>
  /** Left out where the platform has no flag for it: such a feature does not run yet. */
  isRunning?: IsRunning
  /** What the feature shows of its own, between banner and explanation. */
  children?: ReactNode
}

/**
 * A feature's page as far as the platform can fill it: what it is, how it is played, what it costs,
 * whether it runs for whoever is there, and what can be done meanwhile. A guest reads what an account brings.
 */
export function FeatureRoom({
  feature,
  icon,
  steps,
  facts,
  isRunning,
  children,
}: FeatureRoomProps) {
  const t = useT(feature)
  const guest = useIsGuest()
  const player = usePlayer()
  const { data: info } = useFeatureInfo()
  const isOn = Boolean(info && isRunning?.(info, player))
  return (
    <RoomPage
      banner={
        <RoomBanner icon={icon} title={t('page.title')} lead={t('page.lead')}>
          <RoomState feature={feature} isRunning={isRunning} />
        </RoomBanner>
      }
    >
      {children}
      <RoomSection title={t('room.how')}>
        <RoomSteps steps={stepsOf(t, steps)} />
      </RoomSection>
      <RoomSection title={t('room.facts')}>
        <RoomFacts
          facts={Object.entries(facts).map(([name, sign]) => ({
            icon: sign,
            ...worded(t, `facts.${name}`),
          }))}
        />
      </RoomSection>
      {guest && <SignUpPanel feature={feature} />}
      <RoomSection title={t(`room.meanwhile.${isOn ? 'titleOn' : 'title'}`)}>
        <Meanwhile feature={feature} />
      </RoomSection>
    </RoomPage>
  )
}
