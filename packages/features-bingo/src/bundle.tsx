import type { FeatureBundle, ModalProps, PushTools, RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import type { FunctionComponent } from 'react'
import { BingoSection } from './lobby/BingoSection.tsx'
import { messages as own } from './messages/index.ts'
import { WelcomeModal } from './modal/WelcomeModal.tsx'
import { BingoPage } from './page/BingoPage.tsx'
import { prefetchBingo, prefetchBingoGame } from './queries.ts'

interface BingoBundle extends FeatureBundle {
  pages: { page: FunctionComponent }
  BingoSection: FunctionComponent
  WelcomeModal: FunctionComponent<ModalProps>
  prefetch: (tools: PushTools) => Promise<void>
}

const messages = pageMessages(prizeMessages(own))
const None: FunctionComponent = () => null

const made = new WeakMap<FunctionComponent, BingoBundle>()

function makeBundle(Store: FunctionComponent): BingoBundle {
  const hasStore = Store !== None
  return {
    messages,
    pages: { page: () => <BingoPage Store={hasStore ? Store : undefined} /> },
    BingoSection,
    WelcomeModal,
    prefetch: prefetchBingo,
    async load(context: RouteContext) {
      await Promise.all([
        loadFeaturePage(context),
        context.isGuest ? prefetchBingoGame(context) : prefetchBingo(context),
      ])
    },
  }
}

/** The parts of the feature, with the store where a brand's build has it; the same ones each time. */
export async function bingoBundle(store?: () => Promise<FunctionComponent>): Promise<BingoBundle> {
  const Store = (await store?.()) ?? None
  const bundle = made.get(Store) ?? makeBundle(Store)
  made.set(Store, bundle)
  return bundle
}
