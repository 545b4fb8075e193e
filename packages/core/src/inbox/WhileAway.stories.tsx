import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FeatureDefinition } from '../feature/types.ts'
import { inApp } from '../testing/AppStory.tsx'
import { makeInboxEntry } from '../testing/makeInboxEntry.ts'
import { makePlayer } from '../testing/makePlayer.ts'
import { WhileAwayModal } from './WhileAwayModal.tsx'

const meta: Meta = {
  title: 'Shell/While you were away',
  parameters: { notFor: ['guest', 'restricted'], bare: true },
}
export default meta

/** A feature that tells of what it gave. */
const telling: FeatureDefinition = {
  id: 'contests',
  inbox: { tournament: { icon: 'trophy', link: '/contests', isWin: true } },
  messages: { en: async () => ({}), es: async () => ({}) },
}

const scene = (...entries: ReturnType<typeof makeInboxEntry>[]): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [telling] },
      player: makePlayer(),
      answers: { 'POST /rest/inbox/read/': { success: true, data: { unread: 0 } } },
    }),
  ],
  render: () => (
    <WhileAwayModal
      name="while-away"
      props={{ entries }}
      close={() => undefined}
      frame={{
        open: true,
        onOpenChange: () => undefined,
        onOpenChangeComplete: () => undefined,
      }}
    />
  ),
})

const place = makeInboxEntry({
  kind: 'tournament',
  params: { title: { en: 'Weekend race', es: 'Carrera del fin de semana' }, place: 2 },
  coins: 25_000,
  entries: 300,
})

export const Won = scene(place)
export const Several = scene(place, makeInboxEntry({ id: 2, coins: 5_000 }))
