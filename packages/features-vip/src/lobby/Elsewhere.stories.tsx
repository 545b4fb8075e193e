import type { ModalProps } from '@marquee/core'
import { inApp, makePlayer } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { ClubLevel } from '../account/ClubLevel.tsx'
import { Crest } from '../crest/Crest.tsx'
import { vip } from '../feature.ts'
import { ClaimRewardModal } from '../modal/ClaimRewardModal.tsx'
import { LevelUpModal } from '../modal/LevelUpModal.tsx'
import { StatusUpModal } from '../modal/StatusUpModal.tsx'
import { makeRank } from '../testing/makeRank.ts'
import { VipSection } from './VipSection.tsx'

const meta: Meta = { title: 'VIP club/Elsewhere' }
export default meta

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const waiting = makeRank({
  levelReward: { prize: { coins: 800, entries: 0 }, levels: [8] },
  weeklyReward: { prize: { coins: 500, entries: 0 }, availableUntil: Date.UTC(2099, 0, 5) },
})

const scene = (rank = makeRank()): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [vip()] },
      path: '/lobby/',
      player: makePlayer({ rankLeague: true }),
      data: [...makePageData(), [['rank-league', 'info'], rank]],
      answers: { 'GET /rest/rank-league/info/': { success: true, data: rank } },
    }),
  ],
  render: () => <VipSection />,
})
const modal = (Modal: ComponentType<ModalProps>, rank = waiting): StoryObj => ({
  ...scene(rank),
  parameters: { bare: true },
  render: () => <Modal name="vip" props={{}} close={() => {}} frame={frame} />,
})

export const Lobby = scene()
export const LobbyWithReward = scene(waiting)
export const AccountLevel: StoryObj = { ...scene(), render: () => <ClubLevel /> }
export const LevelUp = modal(LevelUpModal)
export const StatusUp = modal(StatusUpModal)
export const ClaimReward = modal(ClaimRewardModal)
export const NothingToClaim = modal(ClaimRewardModal, makeRank())

export const Crests: StoryObj = {
  ...scene(),
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 8rem)', gap: '1rem' }}>
      {[1, 2, 3, 4, 5].map((section) => (
        <Crest key={section} section={section} />
      ))}
    </div>
  ),
}
