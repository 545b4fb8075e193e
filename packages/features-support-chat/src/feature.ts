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

/**
 * The brand's own messenger between player and support (BRAND-16, CHAT-01). The brand says
 * `supportChat: { kind: 'custom' }` too, which puts the button on every page.
 */
export const supportChat = defineFeature<SupportChatOptions>((options) => ({
  id: 'support-chat',
  bundle,
  pages: {},
  pushes: { chat: fromBundle(bundle).call('onChat') },
  behaviours: [() => bundle().then((module) => module.supportChatWith(options))],
}))
