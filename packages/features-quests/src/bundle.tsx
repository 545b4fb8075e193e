import type { FeatureBundle, PushTools, RouteContext } from '@marquee/core'
import { loadFeaturePage, pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import type { ComponentType, FunctionComponent } from 'react'
import { QuestSection } from './lobby/QuestSection.tsx'
import { messages as own } from './messages/index.ts'
import { QuestsPage } from './page/QuestsPage.tsx'
import { prefetchQuest } from './queries.ts'
import { plainSource, type QuestSource, QuestSourceProvider } from './source.ts'
import { questKey } from './keys.ts'

interface QuestBundle extends FeatureBundle {
  pages: { page: ComponentType }
  QuestSection: FunctionComponent
  prefetch: (tools: PushTools) => Promise<void>
  /** Asks for the quest anew, once for all that happens within a second. */
  refresh: (tools: PushTools) => void
}

const messages = pageMessages(prizeMessages(own))

const afterRounds = 1_000
let waiting: ReturnType<typeof setTimeout> | undefined

function refresh({ queryClient }: PushTools): void {
  clearTimeout(waiting)
  waiting = setTimeout(
    () => void queryClient.invalidateQueries({ queryKey: questKey }),
    afterRounds,
  )
}

const made = new WeakMap<QuestSource, QuestBundle>()

function makeBundle(source: QuestSource): QuestBundle {
  const asking = (Part: ComponentType) => () => (
    <QuestSourceProvider value={source}>
      <Part />
    </QuestSourceProvider>
  )
  return {
    messages,
    pages: { page: asking(QuestsPage) },
    QuestSection: asking(QuestSection),
    prefetch: (tools) => prefetchQuest(tools, source),
    refresh,
    async load(context: RouteContext) {
      await Promise.all([
        loadFeaturePage(context),
        !context.isGuest && prefetchQuest(context, source),
      ])
    },
  }
}

/** The parts of the feature as a brand's build asks for its quest; the same ones each time. */
export async function questBundle(optimisation?: () => Promise<QuestSource>): Promise<QuestBundle> {
  const source = (await optimisation?.()) ?? plainSource
  const bundle = made.get(source) ?? makeBundle(source)
  made.set(source, bundle)
  return bundle
}
