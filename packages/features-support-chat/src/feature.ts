import { defineFeature, type FeatureDefinition } from '@marquee/core'

/** One door, so that a brand's first load names only one. */
const parts = () => import('./parts.ts')

export interface SupportChatOptions {
  /** Where support reads mail: for whoever is not signed in. */
  email: string
}

/**
 * The brand's own messenger between player and support (BRAND-16, CHAT-01). The brand says
 * `supportChat: { kind: 'custom' }` too, which puts the button on every page.
 */
export const supportChat = defineFeature((options: SupportChatOptions): FeatureDefinition => ({
  id: 'support-chat',
  pushes: {
    chat: (push, { queryClient }) =>
      void parts().then(({ takePush }) => takePush(queryClient, push)),
  },
  behaviours: [() => parts().then((module) => module.supportChatWith(options))],
  messages: {
    en: () => parts().then((module) => module.en()),
    es: () => parts().then((module) => module.es()),
  },
}))
