import type { FeatureBundle, ModalProps, PushTools, RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import type { FunctionComponent } from 'react'
import { SeasonSection } from './lobby/SeasonSection.tsx'
import { messages as own } from './messages/index.ts'
import { SeasonPage } from './page/SeasonPage.tsx'
import { prefetchSeason } from './queries.ts'
import { LandContext, type SeasonLand } from './scene/land.ts'
import { NeutralSeasonModal } from './welcome/NeutralSeasonModal.tsx'
import { SpookySeasonModal } from './welcome/SpookySeasonModal.tsx'

interface SeasonBundle extends FeatureBundle {
  SeasonSection: FunctionComponent
  NeutralSeasonModal: FunctionComponent<ModalProps>
  SpookySeasonModal: FunctionComponent<ModalProps>
  prefetch: (tools: PushTools) => Promise<void>
}

const messages = pageMessages(prizeMessages(own))

async function load(context: RouteContext): Promise<void> {
  await Promise.all([loadFeaturePage(context), !context.isGuest && prefetchSeason(context)])
}

/** The same component each time: a new one would be mounted anew. */
const onLand = (land: SeasonLand | null, Part: FunctionComponent): FunctionComponent =>
  function OnLand() {
    return (
      <LandContext value={land}>
        <Part />
      </LandContext>
    )
  }

const made = new Map<SeasonLand | null, SeasonBundle>()

function makeBundle(land: SeasonLand | null): SeasonBundle {
  return {
    messages,
    pages: { page: onLand(land, SeasonPage) },
    SeasonSection: onLand(land, SeasonSection),
    NeutralSeasonModal,
    SpookySeasonModal,
    prefetch: prefetchSeason,
    load,
  }
}

/** The parts of the feature on the brand's land; the same ones each time. */
export async function seasonBundle(land?: () => Promise<SeasonLand>): Promise<SeasonBundle> {
  const own = (await land?.()) ?? null
  const bundle = made.get(own) ?? makeBundle(own)
  made.set(own, bundle)
  return bundle
}
