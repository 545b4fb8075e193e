// A page that is loaded before it was asked for is out of sight too, and is shown later.
const { prerendering } = document as { prerendering?: boolean }
/** Some browsers keep no times of visibility: there what begins out of sight was never in it. */
const beganHidden = document.visibilityState === 'hidden' && !prerendering

/** When the visitor asked for the page, in ms: 0, or later for one that was loaded before it was asked for. */
export const askedAt = (): number =>
  (performance.getEntriesByType('navigation')[0] as { activationStart?: number } | undefined)
    ?.activationStart ?? 0

/** When the page was out of sight for the first time, in ms. What is painted from then on says nothing. */
export const hiddenAt = (): number =>
  performance
    .getEntriesByType('visibility-state')
    .find(({ name, startTime }) => name === 'hidden' && startTime >= askedAt())?.startTime ??
  (beganHidden ? 0 : Infinity)
