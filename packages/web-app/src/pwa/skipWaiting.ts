/** The message that lets a waiting service worker take over. */
export const skipWaitingMessage = 'skip-waiting'
