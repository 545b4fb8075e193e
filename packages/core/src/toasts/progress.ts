/** A progress between nothing and all, whatever was handed in (TOAST-10). */
export const clampProgress = (progress: number): number =>
  Number.isNaN(progress) ? 0 : Math.min(1, Math.max(0, progress))
