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

const meta: Meta = { title: 'VIP club/Elsewhere', parameters: { notFor: ['guest'] } }
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
      data: makePageData(),
      answers: { 'GET /rest/rank-league/info/': { success: true, data: rank } },
    }),
  ],
  render: () => <VipSection />,
})
/** About one standing in the club, whoever looks. */
const fixed = (story: StoryObj): StoryObj => ({ ...story, globals: { player: 'own' } })
const modal = (Modal: ComponentType<ModalProps>, rank = waiting): StoryObj => ({
  ...scene(rank),
  parameters: { bare: true },
  render: () => <Modal name="vip" props={{}} close={() => {}} frame={frame} />,
})

export const Lobby = scene()
export const LobbyWithReward = fixed(scene(waiting))
export const AccountLevel: StoryObj = { ...scene(), render: () => <ClubLevel /> }
export const LevelUp = fixed(modal(LevelUpModal))
export const StatusUp = fixed(modal(StatusUpModal))
export const ClaimReward = fixed(modal(ClaimRewardModal))
export const NothingToClaim = fixed(modal(ClaimRewardModal, makeRank()))

export const Crests: StoryObj = {
  ...fixed(scene()),
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 8rem)', gap: '1rem' }}>
      {[1, 2, 3, 4, 5].map((section) => (
        <Crest key={section} section={section} />
      ))}
    </div>
  ),
}
