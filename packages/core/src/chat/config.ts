/**
 * How players of a brand reach support: the house's own messenger, or a third party's script, which
 * is fetched when it is first asked for.
 */
export type SupportChatConfig = { kind: 'custom' } | { kind: 'script'; src: string }
