/**
 * How error monitoring behaves (MONITOR-02..08). The service's own script has these figures built
 * in, which is why its version is pinned; what it leaves to us is done by them.
 */
export const monitorSettings = {
  /** ms without a sign of life until a session is over (MONITOR-02). */
  sessionExpiry: 30 * 60_000,
  /** ms between two sendings of what has gathered (MONITOR-03). */
  heartbeat: 30_000,
  /** ms between two signs of life of an open page (MONITOR-04). */
  ping: 5 * 60_000,
  /** Steps before an error that go along with it (MONITOR-05). */
  breadcrumbs: 32,
  /** ms until a sending is given up (MONITOR-06). */
  requestTimeout: 10_000,
  /** Items in one sending (MONITOR-07). */
  batch: 50,
  /** Characters of an address that are kept (MONITOR-08). */
  urlLength: 800,
} as const
