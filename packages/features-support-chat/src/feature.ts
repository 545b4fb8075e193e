import { defineFeature, fromBundle } from '@marquee/core'

declare module '@marquee/core' {
  interface Features {
    'support-chat': object
  }
}

const bundle = () => import('./bundle.ts')

export interface SupportChatOptions {
  /** Where support reads mail: for whoever is not signed in. */
  email: string
}

/** The brand's own messenger between player and support, opened by the button of every page (BRAND-16, CHAT-01). */
export const supportChat = defineFeature<SupportChatOptions>((options) => ({
  id: 'support-chat',
  bundle,
  pages: {},
  pushes: { chat: fromBundle(bundle).call('onChat') },
  behaviours: [() => bundle().then((module) => module.supportChatWith(options))],
}))
