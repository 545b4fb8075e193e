import type { ModalProps, PushTools, RouteContext } from '@marquee/core'
import { loadRoom, type RoomParts, roomTexts } from '@marquee/feature-page'
import { wheelTexts } from '@marquee/prize-ui'
import type { FunctionComponent } from 'react'
import { BingoSection } from './lobby/BingoSection.tsx'
import en from './messages/en.json'
import es from './messages/es.json'
import { WelcomeModal } from './modal/WelcomeModal.tsx'
import { BingoPage } from './page/BingoPage.tsx'
import { prefetchBingo } from './queries.ts'

interface BingoRoom extends RoomParts {
  BingoSection: FunctionComponent
  WelcomeModal: FunctionComponent<ModalProps>
  prefetch: (tools: PushTools) => Promise<void>
}

const texts = roomTexts(wheelTexts({ en, es }))
const None: FunctionComponent = () => null

const made = new WeakMap<FunctionComponent, BingoRoom>()

function makeRoom(Store: FunctionComponent): BingoRoom {
  const hasStore = Store !== None
  return {
    texts,
    pages: { page: () => <BingoPage Store={hasStore ? Store : undefined} /> },
    BingoSection,
    WelcomeModal,
    prefetch: prefetchBingo,
    async load(context: RouteContext) {
      await Promise.all([loadRoom(context), !context.isGuest && prefetchBingo(context)])
    },
  }
}

/** The parts of the feature, with the store where a brand's build has it; the same ones each time. */
export async function bingoRoom(store?: () => Promise<FunctionComponent>): Promise<BingoRoom> {
  const Store = (await store?.()) ?? None
  const room = made.get(Store) ?? makeRoom(Store)
  made.set(Store, room)
  return room
}
