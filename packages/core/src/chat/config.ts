/**
 * How players of a brand reach support: the house's own messenger, or a third party's script, which
 * is fetched when it is first asked for and opens at the window's event `marquee:support-chat`. The environment says its address (`SERVICES_FILE`) where
 * `brand.ts` does not.
 */
export type SupportChatConfig = { kind: 'custom' } | { kind: 'script'; src?: string }
