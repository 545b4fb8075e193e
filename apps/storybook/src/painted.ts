/** How long a frame is waited for, in ms: a page that the browser does not paint has none. */
const patience = 250

/** Waits until two frames are painted, or for as long as they would take. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patience)
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
